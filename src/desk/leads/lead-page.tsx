import type { ReactNode } from 'react'
import { write } from '@/db/write'
import { formById, type Form } from '@/forms/host/forms'
import { senderEmail, askedQuestions } from '@/forms/host/server/lead-text'
import { fileWarning } from '@/forms/host/server/file-kind'
import { readFilter, withFilter } from '@/forms/host/server/lead-filter'
import { changeLead, leadStates, markRead, maxNoteLength, stateNames } from '@/forms/host/server/lead-work'
import { deleteLeads, leadById, type Lead } from '@/forms/host/server/leads'
import { configuredUploads } from '@/forms/host/server/uploads'
import { cleanText } from '@/lib/clean-text'
import { isIsoDate } from '@/lib/dates'
import { audit } from '@/members/audit'
import { listOwners } from '@/members/members'
import { refusalPage } from '@/members/pages/refusal'
import { PostForm } from '@/members/post-form'
import { Ago, Fact, Facts, Time } from '@/members/table'
import type { MemberPost, MemberVisit, Page } from '@/members/types'
import { refused } from '@/requests/outcome'
import { seeOther } from '@/requests/response'
import { buttonClass } from '@/ui/button'
import { formTitle, postingOf, senderName } from './list-page'
import { Delivery } from './deliveries-page'
import { WorkForm, workOf, type Draft } from './work-form'

/** What a visitor sent: answers as the form asked them, files, hidden values, and where the form was opened. */
function LeadContent({ lead, form, now }: { lead: Lead; form: Form | undefined; now: Date }) {
  const posting = postingOf(lead)
  const { job = '', ...hidden } = lead.hidden
  const { page, ...technical } = lead.context
  const consents = form?.fields.flatMap(({ kind, ref }) => (kind === 'consent' ? ref : [])) ?? []
  return (
    <>
      <h2>Answers</h2>
      <dl className="facts">
        {askedQuestions(lead, form).map(({ ref, title, answer, isRemoved }) => {
          const file = lead.files.find(({ field }) => field === ref)
          return (
            <Fact key={ref} name={title} detail={isRemoved && form && 'No longer asked'}>
              {file ? (
                <a href={`/desk/leads/${lead.id}/files/${file.id}`}>{file.name || 'Without a name'}</a>
              ) : (
                <Answer value={consents.includes(ref) ? answer === true : answer} />
              )}
              {file && (
                <small className="warn block">{`${Math.ceil(file.bytes / 1024)} kB. ${fileWarning}`}</small>
              )}
            </Fact>
          )
        })}
      </dl>
      <h2>Where it came from</h2>
      <Facts values={{ ...hidden, ...(page && { page }) }}>
        <Fact name="Form">{formTitle(lead.form)}</Fact>
        <Fact name="Sent">
          <Ago at={lead.createdAt} now={now} />, <Time at={lead.createdAt} />
        </Fact>
        {(posting || job) && (
          <Fact name="Posting">{posting ? <a href={posting.path}>{posting.title}</a> : job}</Fact>
        )}
      </Facts>
      {Object.keys(technical).length > 0 && (
        <details>
          <summary>Technical</summary>
          <Facts values={technical} />
        </details>
      )}
    </>
  )
}

/** An answer as text. Only a web address becomes a link, since others can run code. */
function Answer({ value }: { value: unknown }): ReactNode {
  if (value === undefined) return <span className="muted">No answer</span>
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.join('\n')
  if (typeof value !== 'string') return JSON.stringify(value)
  if (!/^https?:\/\/\S+$/i.test(value)) return value
  return (
    <a href={value} rel="noreferrer">
      {value}
    </a>
  )
}

/** GET /desk/leads/:id: one lead, which counts as read from then on. */
export async function leadPage(visit: MemberVisit): Promise<Page> {
  const lead = await leadById(visit.db, visit.params.id ?? '')
  if (!lead) return missingLead()
  await markRead(visit.db, lead.id, visit.now)
  await visit.audit({ action: 'saw', subject: `lead ${lead.id}` })
  return renderLead(visit, lead)
}

function missingLead(): Page {
  return refusalPage(refused(404, 'There is no such lead. It was erased, or its retention period has ended.'))
}

/** The page of a lead; with `draft` what the member typed into its form and why that was not saved. */
async function renderLead(visit: MemberVisit, lead: Lead, draft?: Draft): Promise<Page> {
  const form = formById(lead.form)
  const email = senderEmail(lead, form)
  const { url } = visit
  const danger = { visit, danger: true }
  return {
    title: senderName(lead, form),
    status: draft?.status,
    main: (
      <>
        <p className="row">
          <a href={withFilter('/desk/leads', readFilter(url.searchParams))}>All leads</a>
          <a href="#work">State and note</a>
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
        {draft?.problems[''] && <p role="alert">{draft.problems['']}</p>}
        <div className="columns gap-12 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
          <div className="min-w-0">
            <LeadContent lead={lead} form={form} now={visit.now} />
            <Delivery visit={visit} lead={lead} />
            <span id="work" />
          </div>
          <WorkForm visit={visit} lead={lead} owners={await listOwners(visit.db)} draft={draft} />
        </div>
        <div className="row mt-8 items-start">
          {email && (
            <PostForm {...danger} action="/desk/erase" fields={{ email }} button="Erase this person…" />
          )}
          <details hidden={visit.member.role === 'reader'}>
            <summary className={buttonClass({ variant: 'secondary' }, 'list-none text-danger')}>
              Delete this lead…
            </summary>
            <p>It goes for good, with its files. What else this person sent stays.</p>
            <PostForm {...danger} action={`${url.pathname}/delete${url.search}`} button="Delete for good" />
          </details>
        </div>
      </>
    ),
  }
}

/** POST /desk/leads/:id: saves state, owner, reminder and note, unless another member changed them since this one loaded the page. */
export async function saveLead(visit: MemberPost): Promise<Page | Response> {
  const { db, member, texts, now, url } = visit
  const id = visit.params.id ?? ''
  const lead = await leadById(db, id)
  if (!lead) return missingLead()
  const before = workOf(lead)
  const owner = texts.get('owner') ?? before.owner
  const remindOn = texts.get('remindOn') ?? before.remindOn
  const note = cleanText(texts.get('note') ?? '')
  const typed = { state: texts.get('state') ?? '', owner, remindOn, note }
  const isOwner = owner === '' || (await listOwners(db)).some(({ id: one }) => one === owner)
  const state = leadStates.find((one) => one === typed.state)
  const version = Number(texts.get('version'))
  const isPast = remindOn < now.toISOString().slice(0, 10) && remindOn !== before.remindOn
  const problems = {
    state: !state && 'Please choose one of the states.',
    owner:
      (!isOwner && 'Please choose an owner from the list.') ||
      (remindOn !== '' && owner === '' && 'Please choose an owner to receive the reminder.'),
    remindOn:
      remindOn !== '' &&
      (!isIsoDate(remindOn) || isPast) &&
      'Please choose today or a later day for the reminder.',
    note: note.length > maxNoteLength && `Please keep the note to ${maxNoteLength} characters.`,
    '': !Number.isSafeInteger(version) && 'Please load this page again.',
  }
  if (!state || Object.values(problems).some(Boolean))
    return renderLead(visit, lead, { ...typed, problems, status: 422 })
  const outcome = await write(db, async (transaction) => {
    const result = await changeLead(transaction, id, { ...typed, state, version })
    if (result === 'changed') {
      const parts = [
        state !== before.state && `state: ${stateNames[state]}`,
        owner !== before.owner && 'owner',
        remindOn !== before.remindOn && 'reminder',
        note !== before.note && 'note',
      ]
      const detail = parts.filter(Boolean).join(', ')
      await audit(transaction, member, { action: 'changed', subject: `lead ${id}`, detail }, now)
    }
    return result
  })
  if (outcome === 'changed' || outcome === 'same')
    return seeOther(withFilter(`/desk/leads/${id}`, readFilter(url.searchParams), { saved: '1' }))
  const current = await leadById(db, id)
  if (!current) return missingLead()
  const conflict = 'Somebody else changed this lead while you were writing. Your changes are not saved yet.'
  return renderLead(visit, current, { ...typed, problems: { '': conflict }, status: 409 })
}

/** POST /desk/leads/:id/delete: one lead with its files, such as one without an address to erase. */
export async function deleteLead({ db, params, url, audit: note }: MemberPost): Promise<Page | Response> {
  const lead = await leadById(db, params.id ?? '')
  if (!lead) return missingLead()
  await deleteLeads(db, [lead], configuredUploads())
  await note({ action: 'erased', subject: `lead ${lead.id}` })
  return seeOther(withFilter('/desk/leads', readFilter(url.searchParams), { deleted: '1' }))
}
