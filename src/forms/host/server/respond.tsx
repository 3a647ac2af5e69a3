import { formPath } from '@/content/paths'
import type { FormBody } from '@/requests/body'
import { renderDocument } from '@/requests/document'
import type { Invalid, Outcome, Refusal } from '@/requests/outcome'
import { goBackHint } from '@/requests/rate-limited'
import { acceptsHtml, htmlResponse, jsonResponse, seeOther } from '@/requests/response'
import { FormView, layoutOf, leadClass, titleClass, type Mode, type Returned } from '../form-view'
import { allForms, type Form } from '../forms'
import { hostClass, names, thanksAnchor } from '../names'

type Received = { headers: Headers; form: Form | undefined; body: FormBody | undefined }

/**
 * Responds to a sent form: JSON for our script, a page for browsers without JavaScript. The thank-you text is on the
 * form's own page, whose address contains nothing of what was sent.
 */
export async function respond(received: Received, outcome: Outcome<object>): Promise<Response> {
  if (!acceptsHtml(received.headers)) return jsonResponse(outcome, validationMessage)
  const { form, body } = received
  if (outcome.kind === 'done') return seeOther(`${formPath(form?.id ?? '', modeOf(body))}#${thanksAnchor}`)
  return htmlResponse(await renderPage(received, outcome), outcome)
}

const validationMessage = 'Please correct the marked answers.'

function renderPage({ headers, form, body }: Received, outcome: Invalid | Refusal): Promise<string> {
  const frame = {
    path: formPath(form?.id ?? allForms()[0]?.id ?? ''),
    host: headers.get('host') ?? '',
    address: form && formPath(form.id, modeOf(body)),
  }
  if (!form) return renderDocument(frame, 'No such form', <Message title="There is no such form" />)
  const reason = outcome.kind === 'invalid' ? validationMessage : outcome.reason
  if (!body) {
    const link = { href: formPath(form.id), label: 'Go to the form' }
    const text = isTemporary(outcome) ? `${reason} ${goBackHint}` : reason
    return renderDocument(frame, form.title, <Message title={form.title} text={text} link={link} />)
  }
  const mode = modeOf(body)
  return renderDocument(
    frame,
    outcome.kind === 'invalid' ? `Error: ${form.title}` : form.title,
    <FormHost layout={layoutOf(form, mode)}>
      <FormView form={form} mode={mode} returned={returnedOf(form, body, outcome, reason)} />
    </FormHost>,
  )
}

/** Whether sending the same again may succeed. */
function isTemporary(outcome: Invalid | Refusal): boolean {
  return outcome.kind === 'refused' && [408, 429, 503].includes(outcome.status)
}

/** The mode of the page that the form was sent from. */
function modeOf(body: FormBody | undefined): Mode {
  return body?.texts.get(names.mode)?.[0] === 'c' ? 'c' : 'to'
}

/** What the visitor typed, to fill the form in again, and the key with which sending it again counts once. */
function returnedOf(
  form: Form,
  { texts, files }: FormBody,
  outcome: Invalid | Refusal,
  reason: string,
): Returned {
  const carried = [names.context, ...form.hidden.map((name) => names.hidden(name))]
  const key = texts.get(names.key)?.[0]
  const fileHint = files.size > 0 ? ' Please choose your file again: browsers do not keep it.' : ''
  return {
    values: texts,
    errors: outcome.kind === 'invalid' ? outcome.errors : {},
    notice: reason + fileHint,
    carried: {
      ...Object.fromEntries(carried.map((name) => [name, texts.get(name)?.[0] ?? ''])),
      // Invalid answers were not stored; a refused submission may have been, so it keeps its key.
      [names.key]: outcome.kind === 'refused' && key ? key : crypto.randomUUID(),
    },
  }
}

function FormHost({ layout, children }: { layout: string; children: React.ReactNode }) {
  return (
    <div className={hostClass} data-layout={layout} data-step="send">
      {children}
    </div>
  )
}

type MessageProps = { title: string; text?: string; link?: { href: string; label: string } }

function Message({ title, text, link }: MessageProps) {
  return (
    <FormHost layout="whole">
      <header className="form-head">
        <h1 className={titleClass}>{title}</h1>
        {text && <p className={leadClass}>{text}</p>}
        <p className={leadClass}>
          <a href={link?.href ?? '/'} className="underline underline-offset-4">
            {link?.label ?? 'Go to the home page'}
          </a>
        </p>
      </header>
    </FormHost>
  )
}
