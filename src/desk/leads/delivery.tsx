import type { Lead } from '@/forms/host/server/leads'
import { hasWebhook } from '@/db/outbox/webhook'
import { PostForm } from '@/members/post-form'
import { Time } from '@/members/table'
import type { MemberVisit } from '@/members/types'
import { buttonClass } from '@/ui/button'

/** What became of the delivery of a lead to the webhook, with a button that repeats it. */
export function Delivery({ visit, lead: { id, webhook } }: { visit: MemberVisit; lead: Lead }) {
  if (!webhook && !hasWebhook('LEADS')) return null
  return (
    <>
      <h2>Webhook</h2>
      <p>
        <State webhook={webhook} />
      </p>
      {webhook?.lastError && <p className="warn">Last error: {webhook.lastError}</p>}
      {hasWebhook('LEADS') && <SendAgain visit={visit} kind="lead" id={id} />}
    </>
  )
}

type Again = { visit: MemberVisit; kind: string; id?: string; label?: string }

/** A button that queues a delivery again: of one lead or comment, or without an id of all that the server gave up. */
export function SendAgain({ visit, kind, id = '', label = 'Send again' }: Again) {
  return (
    <PostForm visit={visit} action="/desk/webhooks" fields={{ kind, id }}>
      <button className={buttonClass({ variant: 'secondary' })} type="submit">
        {label}
      </button>
    </PostForm>
  )
}

function State({ webhook }: Pick<Lead, 'webhook'>) {
  if (!webhook) return 'Not sent: there was no webhook when the form arrived.'
  const { attempts, deliveredAt, failedAt } = webhook
  const done = deliveredAt ?? failedAt
  if (!done && attempts === 0) return 'Waiting for its first attempt.'
  const after = `after ${attempts === 1 ? '1 attempt' : `${attempts} attempts`}.`
  if (!done) return `Not delivered yet ${after}`
  return (
    <>
      {deliveredAt ? 'Delivered' : 'Given up'} <Time at={done} /> UTC {after}
    </>
  )
}
