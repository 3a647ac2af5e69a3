import { formPath } from '@/content/paths'
import { htmlAnswer, jsonAnswer, wantsPage } from '@/visitor-posts/answer'
import type { Sent } from '@/visitor-posts/body'
import { FormView, layoutOf, PrivacyNote, Thanks, type Mode, type Returned } from '../form-view'
import type { Form } from '../forms'
import { names } from '../names'
import { drawDocument } from './document'
import type { FormOutcome } from './outcome'

type Asked = { headers: Headers; form: Form | undefined; sent: Sent | undefined }

/** Answers a sent form: JSON to the browser's script, a page to a browser without one. */
export async function respond(asked: Asked, outcome: FormOutcome): Promise<Response> {
  if (!wantsPage(asked.headers)) return jsonAnswer(outcome, mendText)
  return htmlAnswer(await drawPage(asked, outcome), outcome)
}

const mendText = 'Please look at the marked answers again.'

/** For a page on which the answers cannot be shown again, because they were not read. */
const goBack = 'What you typed is still there when you go back in your browser.'

async function drawPage({ headers, form, sent }: Asked, outcome: FormOutcome): Promise<string> {
  const host = headers.get('host') ?? ''
  if (!form) return drawDocument('', host, 'No such form', <Message title="There is no such form" />)
  if (outcome.kind === 'done') {
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
    const text = outcome.kind === 'refused' && outcome.status === 429 ? `${reason} ${goBack}` : reason
    return drawDocument(form.id, host, form.title, <Message title={form.title} text={text} link={again} />)
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
function returnedOf(form: Form, { texts, files }: Sent, outcome: FormOutcome, reason: string): Returned {
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
