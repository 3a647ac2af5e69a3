import { hasMail } from '@/forms/host/server/mail'
import { maxNoteLength, stateNames } from '@/forms/host/server/lead-work'
import type { Lead } from '@/forms/host/server/leads'
import { Field } from '@/members/field'
import { PostForm } from '@/members/post-form'
import { Facts } from '@/members/table'
import type { Member, MemberVisit } from '@/members/types'
import { buttonClass } from '@/ui/button'

/** What a member typed, and why it was not saved, by field; problems of the whole form are at `''`. */
export type Draft = Work & { problems: Partial<Record<string, string | false>>; status: 409 | 422 }
type Work = { state: string; owner: string; remindOn: string; note: string }

/** What the team has done about a lead, as the fields of its form. */
export function workOf({ state, owner, remindOn, note }: Lead) {
  return { state, owner: owner?.id ?? '', remindOn: remindOn ?? '', note }
}

type Props = { visit: MemberVisit; lead: Lead; owners: Member[]; draft?: Draft }

/** State, owner, reminder and note of a lead; a reader sees them. What another member saved meanwhile stands beside what this one typed. */
export function WorkForm({ visit, lead, owners, draft }: Props) {
  const { pathname, search } = visit.url
  const common = (name: keyof Work) => ({
    name,
    defaultValue: (draft ?? workOf(lead))[name],
    problem: draft?.problems[name],
  })
  const [today = ''] = visit.now.toISOString().split('T')
  const ownerNames = owners.map(({ id, email }) => [id, email + (id === visit.member.id ? ' (you)' : '')])
  if (visit.member.role === 'reader') return <WorkFacts lead={lead} />
  return (
    <PostForm
      visit={visit}
      action={pathname + search}
      fields={{ version: lead.version }}
      data-unsaved={draft !== undefined}
      className="card grid gap-3 max-lg:mt-8 lg:sticky lg:top-20"
      noValidate
    >
      {draft?.status === 409 && <WorkFacts lead={lead} suffix=" now" />}
      <Field label="State" options={stateNames} {...common('state')} />
      <Field
        label="Owner"
        options={{ '': 'Nobody yet', ...Object.fromEntries(ownerNames) }}
        {...common('owner')}
      />
      <Field
        label="Remind the owner on"
        type="date"
        min={lead.remindOn && lead.remindOn < today ? lead.remindOn : today}
        {...common('remindOn')}
      />
      <p className="muted">
        {hasMail() ? 'The owner gets an email at 7:00 UTC.' : 'Shown in the list. Email is not set up.'}
      </p>
      <Field
        as="textarea"
        label={draft?.status === 409 ? 'Your note' : 'Note'}
        maxLength={maxNoteLength}
        rows={4}
        {...common('note')}
      />
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
