import { forms, popupSizes } from '@/config/forms'
import { FormButton } from '@/forms/form-button'

type Props = { job?: { slug: string; typeformId?: string }; label?: string }

/** Opens a posting's own form, else the application form that knows the posting; without a job an open application. */
export function ApplyButton({ job, label = 'Apply Now' }: Props) {
  return (
    <FormButton
      form={job?.typeformId ?? forms.application}
      hidden={job && { job: job.slug }}
      popupSize={popupSizes.job}
      size="lg"
    >
      {label}
    </FormButton>
  )
}
