import { formById } from '@/forms/host/forms'
import { filterOf, positionText, readFilter, readPosition, withFilter } from '@/forms/host/server/lead-filter'
import type { TypedFilter } from '@/forms/host/server/lead-filter'
import { webhookState } from '@/forms/host/server/lead-text'
import { countUnread, stateNames } from '@/forms/host/server/lead-work'
import { findPage, formsWithLeads, type Lead } from '@/forms/host/server/leads'
import { formatNumber } from '@/lib/format-number'
import { Time } from '@/members/table'
import type { MemberVisit, Page } from '@/members/types'
import { formTitle, postingOf, senderName } from './names'

const path = '/desk/leads'
const pageSize = 50
/** A search that takes longer continues on the next page. */
const timeoutMs = 150

/** GET /desk/leads: the leads that match a filter, newest first. */
export async function leadsPage({ db, url }: MemberVisit): Promise<Page> {
  const filter = readFilter(url.searchParams)
  const below = readPosition(url.searchParams.get('below'))
  const [{ leads, next }, forms, unread] = await Promise.all([
    findPage(db, { ...filterOf(filter), below }, { size: pageSize, timeoutMs }),
    formsWithLeads(db),
    countUnread(db),
  ])
  const isUnfinished = next && leads.length < pageSize
  return {
    title: 'Leads',
    main: (
      <>
        <p className="muted">
          {unread === 0 ? (
            'All are read.'
          ) : (
            <a href={`${path}?state=unread`}>{formatNumber(unread)} unread</a>
          )}
        </p>
        <Filter filter={filter} forms={forms} />
        {leads.length === 0 && !isUnfinished && <p>No lead matches.</p>}
        <ol className="leads">
          {leads.map((lead) => (
            <LeadItem key={lead.id} lead={lead} href={withFilter(`${path}/${lead.id}`, filter)} />
          ))}
        </ol>
        {isUnfinished && (
          <p>
            Searched back to <Time at={next.createdAt} /> UTC.
          </p>
        )}
        <p className="row">
          {below && <a href={withFilter(path, filter)}>Newest</a>}
          {next && (
            <a href={withFilter(path, filter, { below: positionText(next) })}>
              {isUnfinished ? 'Search older leads' : 'Older'}
            </a>
          )}
          {leads.length > 0 && <a href={withFilter(`${path}/export`, filter)}>Export as CSV</a>}
          <a href="/desk/erase">Erase a person</a>
        </p>
      </>
    ),
  }
}

function Filter({ filter, forms }: { filter: TypedFilter; forms: string[] }) {
  const titles = Object.fromEntries(forms.map((id) => [id, formTitle(id)]))
  return (
    <form className="row filter" role="search" action={path}>
      <label>
        Search
        <input type="search" name="search" defaultValue={filter.search} maxLength={200} />
      </label>
      <Choice label="Form" name="form" value={filter.form} options={titles} />
      <Choice label="State" name="state" value={filter.state} options={{ unread: 'Unread', ...stateNames }} />
      <label>
        From (UTC)
        <input type="date" name="since" defaultValue={filter.since} />
      </label>
      <label>
        Until (UTC)
        <input type="date" name="until" defaultValue={filter.until} />
      </label>
      <button type="submit">Show</button>
      {Object.values(filter).some(Boolean) && <a href={path}>Show all</a>}
    </form>
  )
}

type ChoiceProps = { label: string; name: string; value: string; options: Record<string, string> }

function Choice({ label, name, value, options }: ChoiceProps) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={value}>
        <option value="">All</option>
        {Object.entries(options).map(([option, title]) => (
          <option key={option} value={option}>
            {title}
          </option>
        ))}
      </select>
    </label>
  )
}

function LeadItem({ lead, href }: { lead: Lead; href: string }) {
  const posting = postingOf(lead)
  const { company } = lead.answers
  return (
    <li>
      <a href={href}>
        <strong>{senderName(lead, formById(lead.form))}</strong>
        {typeof company === 'string' && company}
        {lead.readAt === null && <span className="badge warn">Unread</span>}
        {lead.state !== 'new' && <span className="badge">{stateNames[lead.state]}</span>}
        {webhookState(lead) === 'failed' && <span className="badge bad">Webhook failed</span>}
        <small>
          {formTitle(lead.form)}
          {posting && `: ${posting.title}`} · <Time at={lead.createdAt} /> UTC
          {lead.files.length > 0 && ' · with files'}
        </small>
      </a>
    </li>
  )
}
