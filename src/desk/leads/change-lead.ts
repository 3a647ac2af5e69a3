import { write } from '@/db/write'
import { isIsoDate } from '@/lib/dates'
import { listOwners } from '@/members/members'
import { readFilter, withFilter } from '@/forms/host/server/lead-filter'
import { changeLead, leadStates, maxNoteLength } from '@/forms/host/server/lead-work'
import { leadById } from '@/forms/host/server/leads'
import { audit } from '@/members/audit'
import { seeOther } from '@/requests/response'
import type { Texts } from '@/requests/fields'
import type { MemberVisit, Page } from '@/members/types'
import { drawLead, missingLead } from './lead-page'

/** POST /desk/leads/:id: saves state, owner, reminder and note, unless another member changed them since this one loaded the page. */
export async function saveLead(visit: MemberVisit & { texts: Texts }): Promise<Page | Response> {
  const { db, member, texts, now, url } = visit
  const id = visit.params.id ?? ''
  const lead = await leadById(db, id)
  if (!lead) return missingLead()
  // Browsers send a line break as two characters, and count it as one.
  const typed = {
    state: texts.get('state') ?? '',
    owner: texts.get('owner') ?? lead.owner?.id ?? '',
    remindOn: texts.get('remind') ?? lead.remindOn ?? '',
    note: (texts.get('note') ?? '').replaceAll('\r\n', '\n'),
  }
  const isOwner = typed.owner === '' || (await listOwners(db)).some(({ id: owner }) => owner === typed.owner)
  const state = leadStates.find((one) => one === typed.state)
  const version = Number(texts.get('version'))
  const problems = [
    !state && 'Please choose one of the states.',
    !isOwner && 'Please choose an owner from the list.',
    typed.remindOn !== '' && !isIsoDate(typed.remindOn) && 'Please choose a day for the reminder.',
    typed.remindOn !== '' && typed.owner === '' && 'Please choose an owner to receive the reminder.',
    typed.note.length > maxNoteLength && `Please keep the note to ${maxNoteLength} characters.`,
    !Number.isSafeInteger(version) && 'Please load this page again.',
  ]
  const problem = problems.find((one) => typeof one === 'string')
  if (!state || problem !== undefined) {
    return drawLead(visit, lead, { ...typed, problem: problem ?? '', status: 422 })
  }
  const outcome = await write(db, async (transaction) => {
    const result = await changeLead(transaction, id, { ...typed, state, version })
    if (result === 'changed') {
      const parts = [
        typed.owner !== (lead.owner?.id ?? '') && 'owner',
        typed.remindOn !== (lead.remindOn ?? '') && 'reminder',
      ]
      const detail = state === lead.state ? parts.filter(Boolean).join(', ') || 'note' : `state: ${state}`
      await audit(transaction, member, { action: 'changed', subject: `lead ${id}`, detail }, now)
    }
    return result
  })
  if (outcome === 'changed' || outcome === 'same')
    return seeOther(withFilter(`/desk/leads/${id}`, readFilter(url.searchParams), { saved: '1' }))
  const current = await leadById(db, id)
  if (!current) return missingLead()
  const conflict = 'Somebody else changed this lead while you were writing. Your changes are not saved yet.'
  return drawLead(visit, current, { ...typed, problem: conflict, status: 409 })
}
