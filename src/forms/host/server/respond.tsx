import { formPath } from '@/content/paths'
import { htmlAnswer, jsonAnswer, seeOther, wantsPage } from '@/requests/answer'
import type { Sent } from '@/requests/body'
import type { Invalid, Refusal } from '@/requests/outcome'
import { FormView, layoutOf, type Mode, type Returned } from '../form-view'
import { goBack } from '@/requests/too-many'
import type { Form } from '../forms'
import { names, thanksAnchor } from '../names'
import { drawDocument } from './document'
import type { FormOutcome } from './outcome'

type Asked = { headers: Headers; form: Form | undefined; sent: Sent | undefined }

/**
 * Answers a sent form: JSON to the browser's script, a page to a browser without one. The thanks stand on the form's own
 * page, which holds nothing of what was sent.
 */
export async function respond(asked: Asked, outcome: FormOutcome): Promise<Response> {
  if (!wantsPage(asked.headers)) return jsonAnswer(outcome, mendText)
  if (outcome.kind === 'done') return seeOther(thanksAddress(asked))
  return htmlAnswer(await drawPage(asked, outcome), outcome)
}

const mendText = 'Please look at the marked answers again.'

async function drawPage({ headers, form, sent }: Asked, outcome: Invalid | Refusal): Promise<string> {
  const host = headers.get('host') ?? ''
  if (!form) return drawDocument('', host, 'No such form', <Message title="There is no such form" />)
  const reason = outcome.kind === 'invalid' ? mendText : outcome.reason
  if (!sent) {
    const again = { href: formPath(form.id), label: 'Go to the form' }
    const text = outcome.kind === 'refused' && outcome.status === 429 ? `${reason} ${goBack}` : reason
    return drawDocument(form.id, host, form.title, <Message title={form.title} text={text} link={again} />)
  }
  const mode = modeOf(sent)
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

function thanksAddress({ form, sent }: Asked): string {
  return form ? `${formPath(form.id, modeOf(sent))}#${thanksAnchor}` : '/'
}

/** The look of the page that the form was sent from. */
function modeOf(sent: Sent | undefined): Mode {
  return sent?.texts.get(names.mode)?.[0] === 'c' ? 'c' : 'to'
}

/** What was typed, to be shown again, with a key so that sending it twice counts once. */
function returnedOf(
  form: Form,
  { texts, files }: Sent,
  outcome: Invalid | Refusal,
  reason: string,
): Returned {
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
