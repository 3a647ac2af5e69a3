import { commentOutbox } from '@/comments/server/worker'
import { isMissingReference } from '@/db/errors'
import { openDeliveries, sendAgain, sendFailedAgain } from '@/db/outbox/deliveries'
import { hasWebhook } from '@/db/outbox/webhook'
import type { Lead } from '@/forms/host/server/leads'
import { submissionOutbox } from '@/forms/host/server/worker'
import { refusalPage } from '@/members/pages/refusal'
import { PostForm } from '@/members/post-form'
import { DataTable, Time } from '@/members/table'
import type { MemberPost, MemberVisit, Page } from '@/members/types'
import { refused } from '@/requests/outcome'
import { seeOther } from '@/requests/response'
import { Subject } from '../pages/audit-log'

/** Deliveries that a page shows; after a long failure, more wait than anybody reads. */
const maxShown = 100

const webhooks = [
  { kind: 'lead', outbox: submissionOutbox, name: 'LEADS' },
  { kind: 'comment', outbox: commentOutbox, name: 'COMMENTS' },
] as const

/** GET /desk/webhooks: deliveries that were not made yet, and those that the server gave up. */
export async function webhooksPage(visit: MemberVisit): Promise<Page> {
  const form = { visit, action: '/desk/webhooks' }
  const drawn = webhooks.map(async ({ kind, outbox, name }) => {
    const isOn = hasWebhook(name)
    const deliveries = await openDeliveries(visit.db, outbox, maxShown)
    const hasFailed = deliveries.some(({ failedAt }) => failedAt !== null)
    return (
      <section key={kind}>
        <h2>Of each {kind}</h2>
        {!isOn && <p>No webhook is configured. Whoever runs the server can add one.</p>}
        {isOn && deliveries.length === 0 && <p>Everything is delivered.</p>}
        {deliveries.length > 0 && (
          <DataTable
            label={`Webhook of each ${kind}`}
            headings={['What', 'Next attempt (UTC)', 'Attempts', 'Last error', '']}
            rows={deliveries.map(({ id, attempts, dueAt, failedAt, lastError }) => [
              <Subject key="id" subject={`${kind} ${id}`} />,
              failedAt === null ? (
                <Time key="due" at={dueAt} />
              ) : (
                <span key="due" className="bad">
                  Given up
                </span>
              ),
              attempts,
              lastError,
              isOn && <PostForm key="again" {...form} fields={{ kind, id }} button="Send again" />,
            ])}
          />
        )}
        {deliveries.length === maxShown && <p className="muted">Only the last {maxShown} are shown.</p>}
        {isOn && hasFailed && (
          <PostForm {...form} fields={{ kind, id: '' }} button="Send the failed ones again" />
        )}
      </section>
    )
  })
  const isQueued = visit.url.searchParams.has('queued')
  return {
    title: 'Webhooks',
    main: (
      <>
        {isQueued && <p role="status">Queued. The server sends within seconds.</p>}
        {await Promise.all(drawn)}
      </>
    ),
  }
}

/** POST /desk/webhooks: queues one delivery again, or without an id all of a kind that the server gave up. */
export async function sendWebhook(visit: MemberPost): Promise<Page | Response> {
  const { db, texts, now, audit } = visit
  const webhook = webhooks.find(({ kind }) => kind === texts.get('kind'))
  if (!webhook) return refusalPage(refused(400, 'There is no such webhook.'))
  const { kind, outbox } = webhook
  const id = texts.get('id') ?? ''
  try {
    if (id === '') await sendFailedAgain(db, outbox, now)
    else await sendAgain(db, outbox, id, now)
  } catch (error) {
    if (!isMissingReference(error)) throw error
    return refusalPage(refused(404, `There is no such ${kind} any more.`))
  }
  await audit({ action: 'changed', subject: `${kind} ${id || 'all'}`, detail: 'webhook queued again' })
  return seeOther('/desk/webhooks?queued')
}

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
      {hasWebhook('LEADS') && (
        <PostForm visit={visit} action="/desk/webhooks" fields={{ kind: 'lead', id }} button="Send again" />
      )}
    </>
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
