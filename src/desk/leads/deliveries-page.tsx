import { commentOutbox } from '@/comments/server/worker'
import { isMissingReference } from '@/db/errors'
import { openDeliveries, sendAgain, sendFailedAgain } from '@/db/outbox/deliveries'
import { hasWebhook } from '@/db/outbox/webhook'
import type { Lead } from '@/forms/host/server/leads'
import { hasMail, mailOutbox } from '@/forms/host/server/mail'
import { submissionOutbox } from '@/forms/host/server/worker'
import { refusalPage } from '@/members/pages/refusal'
import { PostForm } from '@/members/post-form'
import { DataTable, timeText } from '@/members/table'
import type { MemberPost, MemberVisit, Page } from '@/members/types'
import { refused } from '@/requests/outcome'
import { seeOther } from '@/requests/response'
import { Subject } from '../pages/audit-log'

/** Deliveries that a page shows; after a long failure, more wait than anybody reads. */
const maxShown = 25

const receivers = [
  { kind: 'lead', what: 'Leads by webhook', outbox: submissionOutbox, isOn: () => hasWebhook('LEADS') },
  { kind: 'comment', what: 'Comments by webhook', outbox: commentOutbox, isOn: () => hasWebhook('COMMENTS') },
  { kind: 'mail', what: 'Mail to the team', outbox: mailOutbox, isOn: hasMail },
] as const

/** GET /desk/deliveries: what was not delivered yet, and what the server gave up. */
export async function deliveriesPage(visit: MemberVisit): Promise<Page> {
  const form = { visit, action: '/desk/deliveries' }
  const drawn = receivers.map(async ({ kind, what, outbox, ...receiver }) => {
    const isOn = receiver.isOn()
    const deliveries = await openDeliveries(visit.db, outbox, maxShown)
    return (
      <section key={kind}>
        <h2>{what}</h2>
        {!isOn && <p>Not set up. Whoever runs the server can do it.</p>}
        {isOn && deliveries.length === 0 && <p>Everything is delivered.</p>}
        {isOn && deliveries.some(({ failedAt }) => failedAt) && (
          <PostForm {...form} fields={{ kind, id: '' }} button="Send the failed ones again" />
        )}
        {deliveries.length > 0 && (
          <DataTable
            className="stacked"
            label={what}
            headings={['What', 'State', 'Last error', 'Action']}
            rows={deliveries.map(({ id, lastError, dueAt, ...delivery }) => [
              <Subject key="id" subject={`${kind} ${id}`.replace(/^mail \w+:/, 'lead ')} />,
              <span key="state" className={delivery.failedAt ? 'bad' : undefined}>
                {stateOf({ ...delivery, deliveredAt: null }, isOn ? dueAt : undefined)}
              </span>,
              lastError,
              isOn && kind !== 'mail' && (
                <PostForm key="again" {...form} fields={{ kind, id }} button="Send again" />
              ),
            ])}
          />
        )}
        {deliveries.length === maxShown && <p className="muted">Only {maxShown} are shown.</p>}
      </section>
    )
  })
  return {
    title: 'Deliveries',
    main: (
      <>
        {visit.url.searchParams.has('queued') && <p role="status">Queued. It is sent within seconds.</p>}
        {await Promise.all(drawn)}
      </>
    ),
  }
}

/** POST /desk/deliveries: queues one delivery again, or without an id all of a kind that the server gave up. */
export async function sendDelivery(visit: MemberPost): Promise<Page | Response> {
  const { db, texts, now, audit } = visit
  const receiver = receivers.find(({ kind }) => kind === texts.get('kind'))
  if (!receiver) return refusalPage(refused(400, 'Nothing is delivered there.'))
  const { kind, outbox } = receiver
  const id = texts.get('id') ?? ''
  try {
    if (id === '' || kind === 'mail') await sendFailedAgain(db, outbox, now)
    else await sendAgain(db, outbox, id, now)
  } catch (error) {
    if (!isMissingReference(error)) throw error
    return refusalPage(refused(404, `There is no such ${kind} any more.`))
  }
  await audit({ action: 'changed', subject: `${kind} ${id || 'all'}`, detail: 'queued again' })
  return seeOther('/desk/deliveries?queued')
}

/** What became of the delivery of a lead to the webhook, with a button that repeats it. */
export function Delivery({ visit, lead: { id, webhook } }: { visit: MemberVisit; lead: Lead }) {
  if (!webhook && !hasWebhook('LEADS')) return null
  return (
    <>
      <h2>Webhook</h2>
      <p>{webhook ? stateOf(webhook) : 'Not sent: there was no webhook when the form arrived.'}</p>
      {webhook?.lastError && <p className="warn">Last error: {webhook.lastError}</p>}
      {hasWebhook('LEADS') && (
        <PostForm visit={visit} action="/desk/deliveries" fields={{ kind: 'lead', id }} button="Send again" />
      )}
    </>
  )
}

/** What became of a delivery, and when the server tries again. */
function stateOf(delivery: Omit<NonNullable<Lead['webhook']>, 'lastError'>, next?: string): string {
  const { attempts, deliveredAt, failedAt } = delivery
  const after = attempts === 1 ? 'after 1 attempt.' : `after ${attempts} attempts.`
  if (deliveredAt) return `Delivered ${timeText(deliveredAt)} ${after}`
  if (failedAt) return `Given up ${timeText(failedAt)} ${after}`
  const then = next ? ` Next: ${timeText(next)}.` : ''
  return (attempts === 0 ? 'Waiting for its first attempt.' : `Not delivered yet ${after}`) + then
}
