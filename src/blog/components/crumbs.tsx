import { SmartLink } from '@/ui/link'

/** The way down to a page, without the page itself. */
export function Crumbs({ steps }: { steps: { name: string; path: string }[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-2 text-sm text-muted">
        {steps.map(({ name, path }, index) => (
          <li key={path} className="flex items-center gap-2">
            {index > 0 && <span aria-hidden>/</span>}
            <SmartLink href={path} className="hover:text-text">
              {name}
            </SmartLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
