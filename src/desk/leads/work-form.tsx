import { maxNoteLength, stateNames } from '@/forms/host/server/lead-work'
import type { Lead } from '@/forms/host/server/leads'
import { PostForm } from '@/members/post-form'
import type { MemberVisit } from '@/members/types'

/** What a member typed and why it was not saved. */
export type Draft = { state: string; note: string; problem: string; status: 409 | 422 }

/** State and note of a lead. What another member saved meanwhile stands beside what this one typed. */
export function WorkForm({ visit, lead, draft }: { visit: MemberVisit; lead: Lead; draft?: Draft }) {
  const { pathname, search } = visit.url
  return (
    <PostForm visit={visit} action={pathname + search} className="card work">
      {draft?.status === 409 && (
        <dl className="facts lead">
          <dt>State now</dt>
          <dd>{stateNames[lead.state]}</dd>
          <dt>Note now</dt>
          <dd>{lead.note || 'None'}</dd>
        </dl>
      )}
      <input type="hidden" name="version" value={lead.version} />
      <label>
        State
        <select name="state" defaultValue={draft?.state ?? lead.state}>
          {Object.entries(stateNames).map(([state, name]) => (
            <option key={state} value={state}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {draft?.status === 409 ? 'Your note' : 'Note'}
        <textarea name="note" defaultValue={draft?.note ?? lead.note} maxLength={maxNoteLength} rows={4} />
      </label>
      <button type="submit" className="primary">
        {draft?.status === 409 ? 'Replace with yours' : 'Save'}
      </button>
    </PostForm>
  )
}
