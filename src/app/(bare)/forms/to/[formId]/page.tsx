/** The form {formId} (docs/contracts/form-widgets.md#form-address). */
import { applicationFormOf, openJobs } from '@/jobs/jobs'
import { FormPage, formMetadata, formParams } from '@/forms/host/form-page'

type Props = PageProps<'/forms/to/[formId]'>

export const dynamicParams = false
export const generateStaticParams = formParams

export async function generateMetadata({ params }: Props) {
  return formMetadata((await params).formId, 'to')
}

export default async function Page({ params }: Props) {
  const { formId } = await params
  const jobs = openJobs().filter((job) => applicationFormOf(job) === formId)
  const notes = jobs.map(({ slug, data }) => ({ id: slug, text: `You apply for: ${data.title}` }))
  return <FormPage formId={formId} mode="to" notes={notes} />
}
