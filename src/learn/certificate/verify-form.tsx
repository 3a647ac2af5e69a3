import { buttonClass } from '@/ui/button'
import { CertificateView } from './certificate-view'
import { api } from './contract'

type Props = {
  /** The text that was sent before, and why it is no certificate. */
  text?: string
  error?: string
  look?: string | undefined
}

const sample = {
  id: '3f0e9c52-7a41-4d0b-9f63-2c8de1b7a640',
  name: 'Ada Sample',
  course: 'graphql-federation',
  title: 'Everything GraphQL Federation',
  issued: Date.UTC(2026, 9, 1) / 1000,
}

/** Takes a certificate and leads to its page, also without script. The look `sample` is a certificate instead. */
export function VerifyForm({ text, error, look }: Props) {
  if (look === 'sample')
    return <CertificateView certificate={sample} signedBy="a sample, not signed" heading="p" />
  return (
    <form
      action={api.check}
      method="post"
      encType="multipart/form-data"
      className="rounded-card border border-line-strong bg-raised p-[clamp(20px,4vw,32px)] shadow-float"
    >
      <label htmlFor="certificate-file" className="font-medium">
        The signed file (.jwt)
      </label>
      <input
        id="certificate-file"
        name="file"
        type="file"
        accept=".jwt,.jws,.txt,.json"
        className="field-input mt-2.5 border-dashed py-6!"
      />
      <label htmlFor="certificate-text" className="mt-6 block font-medium">
        Or its link, or the signed text
      </label>
      <textarea
        id="certificate-text"
        name="text"
        defaultValue={text}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && 'certificate-error'}
        className="field-input field-sizing-fixed min-h-30 font-mono"
        spellCheck={false}
        autoComplete="off"
        placeholder="https://… or eyJ…"
      />
      {error && (
        <p id="certificate-error" role="alert" className="field-error">
          {error}
        </p>
      )}
      <button type="submit" className={buttonClass({ size: 'lg' }, 'mt-5')}>
        Verify
      </button>
    </form>
  )
}
