import type { ReactNode } from 'react'
import { jobs } from '@/content/collections'
import { jobPath } from '@/content/paths'
import { placeText, readPlace } from '@/db/place'
import { formById, type Form } from '@/forms/host/forms'
import { filterOf, readFilter, withFilter, type TypedFilter } from '@/forms/host/server/lead-filter'
import { senderEmail, webhookState } from '@/forms/host/server/lead-text'
import { countUnread, stateNames } from '@/forms/host/server/lead-work'
import { findPage, formsWithLeads, type Lead } from '@/forms/host/server/leads'
import { formatNumber } from '@/lib/format-number'
import { Field } from '@/members/field'
import { Ago, timeText } from '@/members/table'
import type { MemberVisit, Page } from '@/members/types'
import { buttonClass } from '@/ui/button'

const path = '/desk/leads'
const pageSize = 50
/** A search that takes longer continues on the next page. */
const timeoutMs = 150

/** GET /desk/leads: the leads that match a filter, newest first. */
export async function leadsPage({ db, url, now, member }: MemberVisit): Promise<Page> {
  const filter = readFilter(url.searchParams)
  const below = readPlace(url.searchParams.get('below'))
  const [{ leads, next }, forms, unread] = await Promise.all([
    findPage(db, { ...filterOf(filter), below }, { size: pageSize, timeoutMs }),
    formsWithLeads(db),
    countUnread(db),
  ])
  const isFiltered = Object.values(filter).some(Boolean)
  const isUnfinished = next && leads.length < pageSize
  return {
    title: 'Leads',
    main: (
      <>
        {url.searchParams.has('deleted') && <p role="status">The lead is deleted.</p>}
        {unread > 0 && (
          <p className="muted">
            <a href={`${path}?state=unread`}>{formatNumber(unread)} unread</a>
          </p>
        )}
        <Filter filter={filter} used={forms}>
          {member.role === 'manager' && leads.length > 0 && (
            <a href={withFilter(`${path}/export`, filter)}>Export as CSV</a>
          )}
        </Filter>
        {leads.length === 0 && !isUnfinished && (
          <p className="card text-muted">
            {below || isFiltered
              ? `No lead matches.${filter.until && filter.since > filter.until ? ' “From” is later than “Until”.' : ''}`
              : 'No lead yet. What visitors send by a form of the site appears here at once.'}
          </p>
        )}
        <ol className="border-t border-line">
          {leads.map((lead) => (
            <LeadItem key={lead.id} lead={lead} href={withFilter(`${path}/${lead.id}`, filter)} now={now} />
          ))}
        </ol>
        {isFiltered && !below && !next && leads.length > 0 && (
          <p className="muted">{leads.length === 1 ? '1 lead matches.' : `${leads.length} leads match.`}</p>
        )}
        {isUnfinished && <p>Searched back to {timeText(next.time)}.</p>}
        <p className="row">
          {below && <a href={withFilter(path, filter)}>Newest</a>}
          {next && (
            <a href={withFilter(path, filter, { below: placeText(next) })}>
              {isUnfinished ? 'Search older leads' : 'Older'}
            </a>
          )}
          {member.role === 'manager' && <a href="/desk/erase">Erase a person</a>}
        </p>
      </>
    ),
  }
}

/** The search is always shown, what narrows it further behind a summary. */
function Filter({ filter, used, children }: { filter: TypedFilter; used: string[]; children: ReactNode }) {
  const forms = ['', ...used, filter.form].map((id) => [id, formTitle(id)])
  const titles = { ...Object.fromEntries(forms), '': 'All' }
  const states = { '': 'All', unread: 'Unread', ...stateNames }
  const { search, ...narrower } = filter
  const narrowed = Object.values(narrower).filter(Boolean).length
  return (
    <form className="my-4 grid gap-3" role="search" action={path}>
      <div className="flex flex-wrap items-end gap-3 [&_label]:max-w-lg [&_label]:min-w-48 [&_label]:flex-1 [&>a]:flex [&>a]:min-h-11.5 [&>a]:items-center">
        <Field label="Search" type="search" name="search" defaultValue={search} maxLength={200} />
        <button type="submit" className={buttonClass({ variant: 'secondary' }, 'min-h-11.5')}>
          Search
        </button>
        {Object.values(filter).some(Boolean) && <a href={path}>Show all</a>}
        {children}
      </div>
      <details open={narrowed > 0}>
        <summary className={buttonClass({ variant: 'secondary', size: 'sm' }, 'list-none')}>
          Form, state, and time{narrowed > 0 && ` (${narrowed} chosen)`} ⌄
        </summary>
        <div className="mt-3 grid grid-cols-2 gap-3 lg:grid-cols-4">
          <Field label="Form" name="form" defaultValue={filter.form} options={titles} />
          <Field label="State" name="state" defaultValue={filter.state} options={states} />
          <Field label="From (UTC)" type="date" name="since" defaultValue={filter.since} />
          <Field label="Until (UTC)" type="date" name="until" defaultValue={filter.until} />
        </div>
      </details>
    </form>
  )
}

/** Who wrote, from where, what about, and what was said: enough to choose what to read, and to tell namesakes apart. */
function LeadItem({ lead, href, now }: { lead: Lead; href: string; now: Date }) {
  const form = formById(lead.form)
  const [posting, name, email] = [postingOf(lead), senderName(lead, form), senderEmail(lead, form)]
  const { company } = lead.answers
  const words = firstLine(lead, form)
  return (
    <li className="relative border-b border-line py-3 hover:bg-raised">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <a href={href} className="font-semibold text-text no-underline after:absolute after:inset-0">
          {name}
        </a>
        {email && email !== name && <span className="min-w-0 wrap-anywhere text-muted">{email}</span>}
        {typeof company === 'string' && <span className="min-w-0 wrap-anywhere">{company}</span>}
        {lead.readAt === null && <span className="badge warn">Unread</span>}
        {lead.state !== 'new' && <span className="badge">{stateNames[lead.state]}</span>}
        {lead.owner && <span className="badge">{lead.owner.email.replace(/@.*/, '')}</span>}
        {lead.remindOn && lead.state !== 'done' && (
          <span className={lead.remindOn <= now.toISOString().slice(0, 10) ? 'badge warn' : 'badge'}>
            Reminder {lead.remindOn}
          </span>
        )}
        {webhookState(lead) === 'failed' && <span className="badge bad">Webhook failed</span>}
      </p>
      {words && <p className="truncate">{words}</p>}
      <p className="text-caption text-muted">
        {formTitle(lead.form)}
        {posting && `: ${posting.title}`} · <Ago at={lead.createdAt} now={now} days={30} />
        {lead.files.length > 0 && ' · with files'}
      </p>
    </li>
  )
}

/** The first line of the first long text that was sent. */
function firstLine({ answers }: Lead, form: Form | undefined): string | undefined {
  const texts = form?.fields.flatMap(({ kind, ref }) => (kind === 'long-text' ? [answers[ref]] : [])) ?? []
  const [text] = texts.filter((answer) => typeof answer === 'string')
  return text?.trim().split('\n')[0]
}

/** The title of a form. One that was removed has its id only. */
export function formTitle(id: string): string {
  return formById(id)?.title ?? `${id} (removed)`
}

/** Who sent a lead: the name that was given, or the address. */
export function senderName(lead: Lead, form: Form | undefined): string {
  const { name } = lead.answers
  return (typeof name === 'string' && name) || senderEmail(lead, form) || 'No name given'
}

/** The posting that an application is for; undefined for other leads. */
export function postingOf({ hidden: { job } }: Pick<Lead, 'hidden'>) {
  const posting = jobs.all().find(({ slug }) => slug === job)
  return posting && { title: posting.data.title, path: jobPath(posting.slug) }
}
