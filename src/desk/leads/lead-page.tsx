import { formById } from '@/forms/host/forms'
import { senderEmail } from '@/forms/host/server/asked-questions'
import { readFilter, withFilter } from '@/forms/host/server/lead-filter'
import { markRead } from '@/forms/host/server/lead-work'
import { leadById, type Lead } from '@/forms/host/server/leads'
import { refused } from '@/requests/outcome'
import { refusalPage } from '@/members/pages/refusal'
import { PostForm } from '@/members/post-form'
import type { MemberVisit, Page } from '@/members/types'
import { Delivery } from './delivery'
import { LeadContent } from './lead-content'
import { senderName } from './names'
import { WorkForm, type Draft } from './work-form'

/** GET /desk/leads/:id: one lead, which counts as read from then on. */
export async function leadPage(visit: MemberVisit): Promise<Page> {
  const lead = await leadById(visit.db, visit.params.id ?? '')
  if (!lead) return missingLead()
  await markRead(visit.db, lead.id, visit.now)
  await visit.audit({ action: 'saw', subject: `lead ${lead.id}` })
  return drawLead(visit, lead)
}

export function missingLead(): Page {
  return refusalPage(refused(404, 'There is no such lead. It was erased, or its time has passed.'))
}

/** The page of a lead; with `draft` what the member typed into its form and why that was not saved. */
export function drawLead(visit: MemberVisit, lead: Lead, draft?: Draft): Page {
  const form = formById(lead.form)
  const email = senderEmail(lead, form)
  const { url } = visit
  return {
    title: senderName(lead, form),
    status: draft?.status,
    main: (
      <>
        <p className="row">
          <a href={withFilter('/desk/leads', readFilter(url.searchParams))}>All leads</a>
          {email && (
            <a className="button" href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
              Answer by email
            </a>
          )}
        </p>
        {url.searchParams.has('saved') && !draft && <p role="status">Saved.</p>}
        {draft && <p role="alert">{draft.problem}</p>}
        <div className="columns">
          <div>
            <LeadContent lead={lead} form={form} />
            <Delivery visit={visit} lead={lead} />
          </div>
          <WorkForm visit={visit} lead={lead} draft={draft} />
        </div>
        {email && (
          <PostForm visit={visit} action="/desk/erase">
            <input type="hidden" name="email" value={email} />
            <button type="submit" className="danger">
              Erase this person…
            </button>
          </PostForm>
        )}
      </>
    ),
  }
}
