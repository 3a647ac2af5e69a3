import { buttonClass } from '@/ui/button'
import { api } from './contract'

/** Takes a certificate and leads to its page, also without script. */
export function VerifyForm() {
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
  )
}
