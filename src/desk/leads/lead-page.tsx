import type { ReactNode } from 'react'
import { formById, type Form } from '@/forms/host/forms'
import { senderEmail, askedQuestions } from '@/forms/host/server/lead-text'
import { fileWarning } from '@/forms/host/server/file-kind'
import { readFilter, withFilter } from '@/forms/host/server/lead-filter'
import { markRead } from '@/forms/host/server/lead-work'
import { leadById, type Lead } from '@/forms/host/server/leads'
import { Ago, Fact } from '@/members/table'
import { refused } from '@/requests/outcome'
import { listOwners } from '@/members/members'
import { refusalPage } from '@/members/pages/refusal'
import { PostForm } from '@/members/post-form'
import type { MemberVisit, Page } from '@/members/types'
import { Delivery } from './delivery'
import { senderName, formTitle, postingOf } from './names'
import { WorkForm, type Draft } from './work-form'
import { buttonClass } from '@/ui/button'

/** What a visitor sent: answers as the form asked them, files, hidden values, and where the form was opened. */
function LeadContent({ lead, form, now }: { lead: Lead; form: Form | undefined; now: Date }) {
  const posting = postingOf(lead)
  return (
    <>
      <h2>Answers</h2>
      <dl className="facts">
        {askedQuestions(lead, form).map(({ ref, title, answer, isRemoved }) => (
          <Fact key={ref} name={title} detail={isRemoved && form && 'No longer asked'}>
            <Answer value={answer} />
          </Fact>
        ))}
        {lead.files.map(({ id, name, bytes }) => (
          <Fact key={id} name="File" detail={`${Math.ceil(bytes / 1024)} kB`}>
            <a href={`/desk/leads/${lead.id}/files/${id}`}>{name || 'Without a name'}</a>
            <br />
            <small className="warn">{fileWarning}</small>
          </Fact>
        ))}
      </dl>
      <h2>Where it came from</h2>
      <dl className="facts">
        <Fact name="Form">{formTitle(lead.form)}</Fact>
        <Fact name="Sent">
          <Ago at={lead.createdAt} now={now} />
        </Fact>
        {posting && (
          <Fact name="Posting">
            <a href={posting.path}>{posting.title}</a>
          </Fact>
        )}
        {Object.entries({ ...lead.hidden, ...lead.context }).map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </dl>
    </>
  )
}

/** An answer as text. Only a web address becomes a link, since others can run code. */
function Answer({ value }: { value: unknown }): ReactNode {
  if (value === undefined) return <span className="muted">No answer</span>
  if (value === true) return 'Yes'
  if (Array.isArray(value)) return value.join('\n')
  if (typeof value !== 'string') return JSON.stringify(value)
  const isAddress = /^https?:\/\/\S+$/i.test(value)
  return isAddress ? (
    <a href={value} rel="noreferrer">
      {value}
    </a>
  ) : (
    value
  )
}

/** GET /desk/leads/:id: one lead, which counts as read from then on. */
export async function leadPage(visit: MemberVisit): Promise<Page> {
  const lead = await leadById(visit.db, visit.params.id ?? '')
  if (!lead) return missingLead()
  await markRead(visit.db, lead.id, visit.now)
  await visit.audit({ action: 'saw', subject: `lead ${lead.id}` })
  return drawLead(visit, lead)
}

export function missingLead(): Page {
  return refusalPage(refused(404, 'There is no such lead. It was erased, or its retention period has ended.'))
}

/** The page of a lead; with `draft` what the member typed into its form and why that was not saved. */
export async function drawLead(visit: MemberVisit, lead: Lead, draft?: Draft): Promise<Page> {
  const form = formById(lead.form)
  const email = senderEmail(lead, form)
  const { url } = visit
  const owners = await listOwners(visit.db)
  return {
    title: senderName(lead, form),
    status: draft?.status,
    main: (
      <>
        <p className="row">
          <a href={withFilter('/desk/leads', readFilter(url.searchParams))}>All leads</a>
          {email && (
            <a
              className={buttonClass({ variant: 'secondary' })}
              href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
            >
              Answer by email
            </a>
          )}
        </p>
        {url.searchParams.has('saved') && !draft && <p role="status">Saved.</p>}
        {draft && <p role="alert">{draft.problem}</p>}
        <div className="columns gap-12 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
          <div className="min-w-0">
            <LeadContent lead={lead} form={form} now={visit.now} />
            <Delivery visit={visit} lead={lead} />
          </div>
          <WorkForm visit={visit} lead={lead} owners={owners} draft={draft} />
        </div>
        {email && (
          <PostForm visit={visit} action="/desk/erase" fields={{ email }}>
            <button type="submit" className={buttonClass({ variant: 'secondary' }, 'text-danger')}>
              Erase this person…
            </button>
          </PostForm>
        )}
      </>
    ),
  }
}
