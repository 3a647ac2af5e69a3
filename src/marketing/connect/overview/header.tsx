import { SmartLink } from '@/ui/link'

/** Title of the explainer, on the way from the product page. */
export function Header() {
  return (
    <header className="border-b border-line">
      <div className="container-page py-12 md:py-16">
        <nav aria-label="Breadcrumb" className="text-sm text-muted">
          <SmartLink href="/connect" className="hover:text-text">
            Cosmo Connect
          </SmartLink>
          <span aria-hidden="true"> / </span>
          <span aria-current="page">How it works</span>
        </nav>
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
