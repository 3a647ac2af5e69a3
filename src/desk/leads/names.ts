import { jobs } from '@/content/collections'
import { jobPath } from '@/content/paths'
import { formById, type Form } from '@/forms/host/forms'
import { senderEmail } from '@/forms/host/server/lead-text'
import type { Lead } from '@/forms/host/server/leads'

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
