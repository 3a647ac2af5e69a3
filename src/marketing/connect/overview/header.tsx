import { Breadcrumb } from '@/site/breadcrumb'
import { nav } from '@/site/navigation'

type Props = { path: string; heading: string; lead: string }

/** The head of the explainer, with a breadcrumb to the product page. */
export function Header({ path, heading, lead }: Props) {
  return (
    <header className="border-b border-line">
      <div className="container-page py-12 md:py-16">
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
    </header>
  )
}
