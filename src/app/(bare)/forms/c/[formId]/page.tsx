/** The form {formId} in chat mode (docs/contracts/form-widgets.md#form-address). */
import { FormPage, formMetadata, formParams } from '@/forms/host/form-page'

type Props = PageProps<'/forms/c/[formId]'>

export const dynamicParams = false
export const generateStaticParams = formParams

export async function generateMetadata({ params }: Props) {
  return formMetadata((await params).formId, 'c')
}

export default async function Page({ params }: Props) {
  return <FormPage formId={(await params).formId} mode="c" />
}
