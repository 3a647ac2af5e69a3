import clsx from 'clsx'
import { paths } from '@/config/paths'
import { breadcrumb } from '@/seo/json-ld/breadcrumb'
import { JsonLd } from '@/seo/json-ld/json-ld'
import { SmartLink } from '@/ui/link'

export type Step = { name: string; path: string }

type Props = {
  /** Path to the page, which comes last; the home page is added. */
  steps: Step[]
  look?: keyof typeof looks
  /** Omits the page itself, for pages whose heading follows directly. */
  hidesPage?: boolean
  className?: string
}

const looks = {
  spaced: {
    list: 'flex flex-wrap items-center gap-x-2 text-sm text-muted',
    step: 'flex gap-x-2',
    link: 'hover:text-text',
    page: 'text-accent',
  },
  line: {
    list: 'flex flex-wrap items-baseline gap-x-[0.28em] text-sm text-muted',
    step: '',
    link: 'hover:text-text',
    page: '',
  },
  eyebrow: { list: 'eyebrow', step: '', link: 'underline-offset-4 hover:underline', page: 'text-muted' },
}

/** The breadcrumb of a page, shown and as structured data. */
export function Breadcrumb({ steps, look = 'spaced', hidesPage = false, className }: Props) {
  const { list, step, link, page } = looks[look]
  const shown = hidesPage ? steps.slice(0, -1) : steps
  return (
    <>
      <PagePath steps={steps} />
      <nav aria-label="Breadcrumb">
        <ol className={clsx(list, className)}>
          {shown.map(({ name, path }, index) => {
            const last = index === steps.length - 1
            return (
              <li key={path} className={clsx(step, last && page)} aria-current={last ? 'page' : undefined}>
                {last ? (
                  name
                ) : (
                  <SmartLink href={path} className={clsx('inline-block py-0.5', link)}>
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
  return <JsonLd data={breadcrumb([{ name: 'Home', path: paths.home }, ...steps])} />
}
