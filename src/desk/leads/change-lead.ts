import { write } from '@/db/write'
import { readFilter, withFilter } from '@/forms/host/server/lead-filter'
import { changeLead, leadStates, maxNoteLength } from '@/forms/host/server/lead-work'
import { leadById } from '@/forms/host/server/leads'
import { audit } from '@/members/audit'
import { seeOther } from '@/requests/response'
import type { Texts } from '@/requests/texts'
import type { MemberVisit, Page } from '@/members/types'
import { drawLead, missingLead } from './lead-page'

/** POST /desk/leads/:id: saves state and note, unless another member changed them since this one loaded the page. */
export async function saveLead(visit: MemberVisit & { texts: Texts }): Promise<Page | Response> {
  const { db, member, texts, now, url } = visit
  const id = visit.params.id ?? ''
  const lead = await leadById(db, id)
  if (!lead) return missingLead()
  // Browsers send a line break as two characters, and count it as one.
  const typed = { state: texts.get('state') ?? '', note: (texts.get('note') ?? '').replaceAll('\r\n', '\n') }
  const state = leadStates.find((one) => one === typed.state)
  const version = Number(texts.get('version'))
  if (!state || !Number.isSafeInteger(version) || typed.note.length > maxNoteLength) {
    const problem = state
      ? `Please keep the note to ${maxNoteLength} characters.`
      : 'Please choose one of the states.'
    return drawLead(visit, lead, { ...typed, problem, status: 422 })
  }
  const outcome = await write(db, async (transaction) => {
    const result = await changeLead(transaction, id, { state, note: typed.note, version })
    if (result === 'changed') {
      const detail = state === lead.state ? 'note' : `state: ${state}`
      await audit(transaction, member, { action: 'changed', subject: `lead ${id}`, detail }, now)
    }
    return result
  })
  if (outcome === 'changed' || outcome === 'same')
    return seeOther(withFilter(`/desk/leads/${id}`, readFilter(url.searchParams), { saved: '1' }))
  const current = await leadById(db, id)
  if (!current) return missingLead()
  const problem = 'Somebody else changed this lead while you wrote. Nothing of yours is saved yet.'
  return drawLead(visit, current, { ...typed, problem, status: 409 })
}
