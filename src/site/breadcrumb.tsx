import clsx from 'clsx'
import { breadcrumb } from '@/seo/json-ld/breadcrumb'
import { JsonLd } from '@/seo/json-ld/json-ld'
import { SmartLink } from '@/ui/link'

export type Step = { name: string; path: string }

type Props = {
  /** Path to the page, which comes last; the home page is added. */
  steps: Step[]
  /** Omits the page itself, for pages whose heading follows directly. */
  hidesPage?: boolean
  className?: string
}

/** The breadcrumb of a page, shown and as structured data. */
export function Breadcrumb({ steps, hidesPage = false, className }: Props) {
  const shown = hidesPage ? steps.slice(0, -1) : steps
  return (
    <>
      <PagePath steps={steps} />
      <nav aria-label="Breadcrumb">
        <ol className={clsx('flex flex-wrap items-center gap-x-1.5 text-sm text-muted', className)}>
          {shown.map(({ name, path }, index) => {
            const last = index === steps.length - 1
            return (
              <li
                key={path}
                className={clsx('flex gap-x-1.5', last && 'text-accent')}
                aria-current={last ? 'page' : undefined}
              >
                {last ? (
                  name
                ) : (
                  <SmartLink href={path} className="touch-target inline-block py-0.5 hover:text-text">
                    {name}
                  </SmartLink>
                )}
                {/* After the name, so that a wrapped line begins with a name. */}
                {index < shown.length - 1 && (
                  <span aria-hidden className="text-muted">
                    {' '}
                    /
                  </span>
                )}
              </li>
            )
          })}
        </ol>
      </nav>
    </>
  )
}

/** The breadcrumb as structured data only, without visible links. */
export function PagePath({ steps }: { steps: Step[] }) {
  return <JsonLd data={breadcrumb(steps)} />
}
