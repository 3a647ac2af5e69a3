import { Breadcrumb } from '@/site/breadcrumb'
import { nav } from '@/site/navigation'

/** Title of the explainer, on the way from the product page. */
export function Header({ path }: { path: string }) {
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
          How Cosmo Connect turns a query into RPCs
        </h1>
        <p className="mt-5 max-w-[44rem] text-lg text-pretty text-muted">
          From a schema file to a call on the wire: what is generated, what the router does with it, what you
          implement, and where it stops. Ten minutes, for people who know GraphQL and have seen a proto file.
        </p>
      </div>
    </header>
  )
}
