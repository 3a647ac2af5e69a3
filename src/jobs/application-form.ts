import { forms } from '@/config/forms'

/** The id of the form that a posting opens, or of the application form (docs/contracts/jobs.md#application-form). */
export function applicationFormOf(job?: { typeformId?: string }): string {
  return job?.typeformId ?? forms.application
}
