import type { Refusal } from '@/requests/outcome'
import { HiddenFields } from '../post-form'
import type { Page } from '../types'
import { buttonClass } from '@/ui/button'

/** The page that says why a request is refused. With the path and the fields of a form, it can be sent again. */
export function refusalPage(
  { status, reason, retryAfter }: Refusal,
  form?: { path: string; texts: ReadonlyMap<string, string> },
): Page {
  return {
    title: status === 404 ? 'Not found' : 'This did not work',
    status,
    retryAfter,
    main: (
      <>
        <p role="alert">{reason}</p>
        {form && (
          <form method="post" action={form.path} data-unsaved="true">
            <HiddenFields fields={Object.fromEntries(form.texts)} />
            <p>What was typed is kept on this page.</p>
            <button className={buttonClass()}>Send again</button>
          </form>
        )}
        <p>
          <a href="/desk" target={form && '_blank'}>
            Go to the desk
          </a>
        </p>
      </>
    ),
  }
}
