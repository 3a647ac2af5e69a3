import { formPath } from '@/content/paths'
import { FormView, layoutOf, PrivacyNote, Thanks, type Mode, type Returned } from '../form-view'
import type { Form } from '../forms'
import { names } from '../names'
import { drawDocument } from './document'
import type { Outcome, Sent } from './outcome'

type Asked = { headers: Headers; form: Form | undefined; sent: Sent | undefined }

/** Answers a sent form: JSON to the browser's script, a page to a browser without one. */
export async function respond(asked: Asked, outcome: Outcome): Promise<Response> {
  const headers = headersOf(outcome)
  const status = statusOf(outcome)
  const html = wantsPage(asked.headers) ? await drawPage(asked, outcome) : undefined
  if (html === undefined) return Response.json(bodyOf(outcome), { status, headers })
  return new Response(html, { status, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } })
}

function statusOf(outcome: Outcome): number {
  if (outcome.kind === 'refused') return outcome.status
  return outcome.kind === 'invalid' ? 422 : 200
}

function headersOf(outcome: Outcome): Record<string, string> {
  const headers: Record<string, string> = { 'Cache-Control': 'no-store', Vary: 'Accept' }
  if (outcome.kind === 'refused' && outcome.retryAfter) headers['Retry-After'] = String(outcome.retryAfter)
  if (outcome.kind === 'refused' && outcome.status === 405) headers.Allow = 'POST'
  return headers
}

function bodyOf(outcome: Outcome) {
  if (outcome.kind === 'accepted') return { responseId: outcome.responseId }
  if (outcome.kind === 'invalid') return { error: mendText, errors: outcome.errors }
  return { error: outcome.reason }
}

const mendText = 'Please look at the marked answers again.'

/** The browser's script asks for JSON; a browser that goes to a page asks for HTML. */
function wantsPage(headers: Headers): boolean {
  return headers.get('accept')?.includes('text/html') ?? false
}

async function drawPage({ headers, form, sent }: Asked, outcome: Outcome): Promise<string> {
  const host = headers.get('host') ?? ''
  if (!form) return drawDocument('', host, 'No such form', <Message title="There is no such form" />)
  if (outcome.kind === 'accepted') {
    return drawDocument(
      form.id,
      host,
      form.thanks.title,
      <Host layout="whole">
        <h1 className="sr-only">{form.title}</h1>
        <Thanks form={form} />
        <PrivacyNote />
      </Host>,
    )
  }
  const reason = outcome.kind === 'invalid' ? mendText : outcome.reason
  if (!sent) {
    const again = { href: formPath(form.id), label: 'Go to the form' }
    return drawDocument(form.id, host, form.title, <Message title={form.title} text={reason} link={again} />)
  }
  const mode: Mode = sent.texts.get(names.mode)?.[0] === 'c' ? 'c' : 'to'
  const returned = returnedOf(form, sent, outcome, reason)
  return drawDocument(
    form.id,
    host,
    outcome.kind === 'invalid' ? `Error: ${form.title}` : form.title,
    <Host layout={layoutOf(form, mode)}>
      <FormView form={form} mode={mode} returned={returned} />
    </Host>,
  )
}

/** What was typed, to be shown again, with a key so that sending it twice counts once. */
function returnedOf(form: Form, { texts, files }: Sent, outcome: Outcome, reason: string): Returned {
  const carried = [names.context, names.sandbox, ...form.hidden.map((name) => names.hidden(name))]
  const key = texts.get(names.key)?.[0]
  const again = files.size > 0 ? ' Please choose your file again: browsers do not keep it.' : ''
  return {
    values: texts,
    errors: outcome.kind === 'invalid' ? outcome.errors : {},
    notice: reason + again,
    carried: {
      ...Object.fromEntries(carried.map((name) => [name, texts.get(name)?.[0] ?? ''])),
      // Wrong answers were not stored; what could not be stored may have been.
      [names.key]: outcome.kind === 'refused' && key ? key : crypto.randomUUID(),
    },
  }
}

function Host({ layout, children }: { layout: string; children: React.ReactNode }) {
  return (
    <div className="form-host" data-layout={layout} data-step="send">
      {children}
    </div>
  )
}

function Message({
  title,
  text,
  link,
}: {
  title: string
  text?: string
  link?: { href: string; label: string }
}) {
  return (
    <Host layout="whole">
      <header className="form-head">
        <h1 className="form-title">{title}</h1>
        {text && <p className="form-lead">{text}</p>}
        <p className="form-lead">
          <a href={link?.href ?? '/'}>{link?.label ?? 'Go to the home page'}</a>
        </p>
      </header>
    </Host>
  )
}
