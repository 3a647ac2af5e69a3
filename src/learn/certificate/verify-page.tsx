import { brand } from '@/config/brand'
import { OrbitField } from '@/ui/art/orbit-field'
import { buttonClass } from '@/ui/button'
import { CheckList } from '@/ui/check-list'
import { api } from './contract'

/** The page on which anyone verifies a certificate. Its form leads to the page of the certificate, also without script. */
export function VerifyPage() {
  return (
    <div className="relative isolate overflow-clip">
      <div className="absolute inset-y-0 end-0 w-1/2 mask-l-from-50% max-lg:hidden">
        <OrbitField seed="verify" center={[0.5, 0.5]} />
      </div>
      <div className="relative container-page grid gap-x-16 gap-y-10 py-14 md:py-20 lg:grid-cols-[minmax(0,1fr)_minmax(26rem,40rem)]">
        <div>
          <p className="eyebrow">Academy</p>
          <h1 className="text-4xl leading-[1.08] font-semibold tracking-tight sm:text-5xl">
            Verify a certificate
          </h1>
          <p className="mt-5 max-w-[38rem] text-lg text-soft">
            {brand} signs the certificates of its courses. Our server compares the signature with the public
            keys. Nothing that you check here is stored.
          </p>
        </div>
        <form
          action={api.check}
          method="post"
          encType="multipart/form-data"
          className="rounded-card border border-line-strong bg-raised p-[clamp(20px,4vw,32px)] shadow-float lg:row-span-2 lg:self-start"
        >
          <label htmlFor="certificate-file" className="font-medium">
            The signed file or picture (.jwt, .png)
          </label>
          <input
            id="certificate-file"
            name="file"
            type="file"
            accept=".jwt,.jws,.txt,.json,image/png"
            className="field-input mt-2.5"
          />
          <label htmlFor="certificate-text" className="mt-6 block font-medium">
            Or its link, or the signed text
          </label>
          <textarea
            id="certificate-text"
            name="text"
            className="field-input field-sizing-fixed min-h-30 font-mono"
            spellCheck={false}
            autoComplete="off"
          />
          <button type="submit" className={buttonClass({ size: 'lg' }, 'mt-5')}>
            Verify
          </button>
        </form>
        <div className="max-w-[38rem] text-muted">
          <h2 className="text-xl font-semibold tracking-tight text-text">What you learn from the check</h2>
          <CheckList
            items={[
              'Who earned the certificate',
              'For which course, and when',
              'Whether anything was changed since we signed it',
            ]}
            className="mt-4 text-text"
          />
          <h2 className="mt-9 text-xl font-semibold tracking-tight text-text">Other verifiers</h2>
          <p className="mt-3">
            Each signed file is an Open Badges 3.0 credential in the VC-JWT format, so other verifiers can
            read it too. The keys are at{' '}
            <a href={api.keys} className="underline underline-offset-4">
              {api.keys}
            </a>
            .
          </p>
        </div>
      </div>
    </div>
  )
}
