import { popupSizes } from '@/config/forms'
import { FormButton } from '@/forms/form-button'
import { applicationFormOf } from './application-form'

type Props = { job?: { slug: string; title: string; typeformId?: string }; label?: string }

/** Opens the form of a posting, or else the application form with the posting filled in. Without a job it is an open application. */
export function ApplyButton({ job, label = 'Apply Now' }: Props) {
  return (
    <FormButton
      form={applicationFormOf(job)}
      dialogTitle={job && `Apply: ${job.title}`}
      hidden={job && { job: job.slug }}
      popupSize={popupSizes.job}
      size="lg"
    >
      {label}
    </FormButton>
  )
}
