import { ButtonLink } from '@/ui/button'

type Props = { title: string; text?: string; label: string; href?: string; form?: string }

/** A call to action inside an article: leads to a page, or opens a form. */
export function Cta({ title, text, label, href }: Props) {
  return (
    <aside className="not-prose my-10 rounded-card border border-line-strong bg-raised p-6 sm:flex sm:items-center sm:gap-8">
      <div className="grow">
        <p className="text-lg font-semibold">{title}</p>
        {text && <p className="mt-1 text-muted">{text}</p>}
      </div>
      <ButtonLink href={href ?? '/contact/sales'} className="mt-4 shrink-0 sm:mt-0">
        {label}
      </ButtonLink>
    </aside>
  )
}
