import { brand } from '@/config/brand'
import { absoluteUrl } from '@/config/site'
import { IslandBoundary } from '@/ui/island-boundary.client'
import { api } from './contract'
import { VerifyForm } from './verify-form.client'

/** The page on which anyone verifies a certificate. */
export function VerifyPage() {
  return (
    <div className="container-page grid gap-x-16 gap-y-10 py-14 md:py-20 lg:grid-cols-[minmax(0,1fr)_minmax(26rem,40rem)]">
      <div>
        <p className="eyebrow">Academy</p>
        <h1 className="text-4xl leading-[1.08] font-semibold tracking-tight sm:text-5xl">
          Verify a certificate
        </h1>
        <p className="mt-5 max-w-[38rem] text-lg text-soft">
          {brand} signs the certificates of its courses. Your browser compares the signature with our public
          keys. Nothing that you check here is stored.
        </p>
      </div>
      <div className="lg:row-span-2 lg:self-start">
        <noscript>
          <p className="rounded-2xl border border-line bg-raised p-[clamp(20px,4vw,32px)]">
            Verifying a file here needs JavaScript. Without it, open the link of the certificate: our server
            verifies it each time before it shows the page.
          </p>
        </noscript>
        <IslandBoundary
          fallback={
            <p className="rounded-2xl border border-line bg-raised p-[clamp(20px,4vw,32px)]">
              The form could not be loaded. Please reload the page.
            </p>
          }
        >
          <VerifyForm issuer={absoluteUrl(api.issuer)} />
        </IslandBoundary>
      </div>
      <div className="max-w-[38rem] text-muted">
        <h2 className="text-xl font-semibold tracking-tight text-text">What you learn from the check</h2>
        <p className="mt-3">
          Who earned the certificate, for which course and when, and whether the file was changed since we
          signed it.
        </p>
        <h2 className="mt-8 text-xl font-semibold tracking-tight text-text">Other verifiers</h2>
        <p className="mt-3">
          Each signed file is an Open Badges 3.0 credential in the VC-JWT format, so other verifiers can read
          it too. The keys are at{' '}
          <a href={api.keys} className="underline underline-offset-4">
            {api.keys}
          </a>
          . Where a browser cannot verify Ed25519, as on pages without HTTPS, our server does it and stores
          nothing.
        </p>
      </div>
    </div>
  )
}
