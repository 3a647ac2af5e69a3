import { createTransport } from 'nodemailer'
import { brand } from '@/config/brand'
import { env } from '@/config/env'
import type { Outbox } from '@/db/outbox/outbox'
import type { Db, DbTransaction } from '@/db/schema'
import { formById } from '../forms'
import { leadById } from './leads'

/** Hour of the day, in UTC, at which reminders are sent. */
const reminderHour = 7
/** How long to wait for the mail server, in milliseconds. */
const timeoutMs = 10_000

/** What the outbox sends. It names no visitor: what was typed stays at the desk, where it can be erased. */
type Mail = { to: string; subject: string; text: string }

/** Whether every new lead is sent to an address by mail. */
export function hasLeadMail(): boolean {
  return hasMail() && env('LEADS_MAIL_TO') !== undefined
}

/** Whether a mail server is configured. */
export function hasMail(): boolean {
  return /^smtps?:\/\/./.test(env('SMTP_URL') ?? '') && env('MAIL_FROM') !== undefined
}

/** A mail about the lead with an id: that it has arrived, or the reminder of it. */
type MailName = `${'lead' | 'reminder'}:${string}`

/** Orders a mail, now or on a day (YYYY-MM-DD), in the place of an earlier one of that name. */
export async function orderMail(change: DbTransaction, mail: MailName, dueAt: string): Promise<void> {
  const due_at = dueAt.length === 10 ? `${dueAt}T0${reminderHour}:00:00.000Z` : dueAt
  await cancelMail(change, mail)
  const row = { mail, submission_id: mail.replace(/^.*:/, ''), attempts: 0, due_at }
  await change.insertInto('mail_delivery').values(row).execute()
}

/** Cancels a mail that was not sent, and forgets one that was. */
export async function cancelMail(change: DbTransaction, mail: MailName): Promise<void> {
  await change.deleteFrom('mail_delivery').where('mail', '=', mail).execute()
}

/** Mail about leads, which is sent to the team through `sendMail`. */
export const mailOutbox: Outbox = { table: 'mail_delivery', key: 'mail', body: mailBody }

async function mailBody(db: Db, mail: string): Promise<string | undefined> {
  const [kind, id = ''] = mail.split(':')
  const lead = await leadById(db, id)
  if (!lead) return undefined
  const isReminder = kind === 'reminder'
  const to = (isReminder ? lead.owner?.email : undefined) ?? env('LEADS_MAIL_TO')
  if (!to) throw new Error('nobody to send it to: the lead has no owner, and LEADS_MAIL_TO is not set')
  const form = formById(lead.form)?.title ?? lead.form
  const origin = env('SITE_URL') ?? `http://localhost:${env('PORT') ?? 3000}`
  return JSON.stringify({
    to,
    subject: `${isReminder ? 'Reminder' : 'New lead'}: ${form}`,
    text: `${brand} desk\n\n${isReminder ? 'You asked to be reminded of a lead' : 'A lead has arrived'}: ${form}, sent ${lead.createdAt.slice(0, 16).replace('T', ' ')} UTC.\n\n${new URL(`/desk/leads/${id}`, origin).href}\n`,
  } satisfies Mail)
}

/** Sends a mail of the outbox through SMTP_URL. Rejects unless the server takes it; `id` names it, so that repeats are one. */
export async function sendMail(id: string, body: string): Promise<void> {
  const transport = createTransport({
    url: env('SMTP_URL'),
    connectionTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  const from = env('MAIL_FROM') ?? ''
  try {
    await transport.sendMail({
      ...(JSON.parse(body) as Mail),
      from,
      messageId: `<${id.replace(':', '.')}@${from.replace(/^.*@|>$/g, '')}>`,
    })
  } finally {
    transport.close()
  }
}
