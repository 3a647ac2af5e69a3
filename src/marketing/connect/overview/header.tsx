import clsx from 'clsx'
import { Breadcrumb } from '@/site/breadcrumb'
import { nav } from '@/site/navigation'
import { columnClasses } from '@/ui/columns'
import { Calls } from './calls'

type Props = { path: string; heading: string; lead: string }

/** The head of the explainer, with a breadcrumb to the product page and the subject as a picture. */
export function Header({ path, heading, lead }: Props) {
  return (
    <header className="border-b border-line">
      <div
        className={clsx(
          'container-page grid grid-cols-1 gap-x-16 gap-y-10 py-12 md:py-16 lg:items-center',
          columnClasses['7/6'],
        )}
      >
        <div>
          <Breadcrumb
            look="line"
            steps={[
              { name: nav.connect.label, path: nav.connect.url },
              { name: 'How it works', path },
            ]}
          />
          <h1 className="mt-6 max-w-[22ch] text-4xl leading-[1.08] font-semibold tracking-[-0.025em] sm:text-5xl">
            {heading}
          </h1>
          <p className="mt-5 max-w-[44rem] text-lg text-pretty text-muted">{lead}</p>
        </div>
        <Calls />
      </div>
    </header>
  )
}
