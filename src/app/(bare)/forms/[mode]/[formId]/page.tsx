/** The form {formId}, by mode: `to`, or `c` as a conversation (docs/contracts/form-widgets.md#form-address). */
import { applicationFormOf, openJobs } from '@/jobs/jobs'
import { FormPage, formMetadata, formParams } from '@/forms/host/form-page'
import type { Mode } from '@/forms/host/form-view'

type Props = { params: Promise<{ mode: Mode; formId: string }> }

export const dynamicParams = false
export const generateStaticParams = formParams

export async function generateMetadata({ params }: Props) {
  const { mode, formId } = await params
  return formMetadata(formId, mode)
}

export default async function Page({ params }: Props) {
  const { mode, formId } = await params
  // A conversation has no room for notes.
  const jobs = mode === 'to' ? openJobs().filter((job) => applicationFormOf(job) === formId) : []
  const notes = jobs.map(({ slug, data }) => ({ id: slug, text: `You apply for: ${data.title}` }))
  return <FormPage formId={formId} mode={mode} notes={notes} />
}
