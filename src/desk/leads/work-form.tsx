import { hasMail } from '@/forms/host/server/mail'
import { maxNoteLength, stateNames } from '@/forms/host/server/lead-work'
import type { Lead } from '@/forms/host/server/leads'
import { PostForm } from '@/members/post-form'
import { Facts } from '@/members/table'
import type { Member, MemberVisit } from '@/members/types'
import { buttonClass } from '@/ui/button'

/** What a member typed and why it was not saved. */
export type Draft = {
  state: string
  owner: string
  remindOn: string
  note: string
  problem: string
  status: 409 | 422
}
type Props = { visit: MemberVisit; lead: Lead; owners: Member[]; draft?: Draft }

/** State, owner, reminder and note of a lead; a reader sees them. What another member saved meanwhile stands beside what this one typed. */
export function WorkForm({ visit, lead, owners, draft }: Props) {
  const { pathname, search } = visit.url
  if (visit.member.role === 'reader') return <WorkFacts lead={lead} />
  return (
    <PostForm
      visit={visit}
      action={pathname + search}
      fields={{ version: lead.version }}
      className="card grid gap-3 max-lg:mt-8 lg:sticky lg:top-20"
    >
      {draft?.status === 409 && <WorkFacts lead={lead} suffix=" now" />}
      <label>
        State
        <select className="field-input" name="state" defaultValue={draft?.state ?? lead.state}>
          {Object.entries(stateNames).map(([state, name]) => (
            <option key={state} value={state}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        Owner
        <select className="field-input" name="owner" defaultValue={draft?.owner ?? lead.owner?.id ?? ''}>
          <option value="">Nobody yet</option>
          {owners.map(({ id, email }) => (
            <option key={id} value={id}>
              {email === visit.member.email ? `${email} (you)` : email}
            </option>
          ))}
        </select>
      </label>
      <label>
        Remind the owner on
        <input
          className="field-input"
          type="date"
          name="remind"
          defaultValue={draft?.remindOn ?? lead.remindOn ?? ''}
        />
      </label>
      <p className="muted">
        {hasMail() ? 'By mail, at 7:00 UTC.' : 'Shown in the list; SMTP_URL also sends a mail.'}
      </p>
      <label>
        {draft?.status === 409 ? 'Your note' : 'Note'}
        <textarea
          className="field-input"
          name="note"
          defaultValue={draft?.note ?? lead.note}
          maxLength={maxNoteLength}
          rows={4}
        />
      </label>
      <button type="submit" className={buttonClass()}>
        {draft?.status === 409 ? 'Replace with yours' : 'Save'}
      </button>
    </PostForm>
  )
}

/** What the team has done about a lead, as text. */
function WorkFacts({ lead, suffix = '' }: { lead: Lead; suffix?: string }) {
  const facts = {
    State: stateNames[lead.state],
    Owner: lead.owner?.email ?? 'Nobody yet',
    Reminder: lead.remindOn ?? 'None',
    Note: lead.note || 'None',
  }
  return <Facts values={facts} suffix={suffix} />
}
