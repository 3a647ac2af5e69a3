import { popupSizes } from '@/config/forms'
import { FormButton } from '@/forms/form-button'
import { applicationFormOf, type Job } from './jobs'

type Props = { job?: Job; label?: string }

/** Opens the form of a posting, or else the application form with the posting filled in. Without a job it is an open application. */
export function ApplyButton({ job, label = 'Apply Now' }: Props) {
  return (
    <FormButton
      form={applicationFormOf(job)}
      dialogTitle={job && `Apply: ${job.data.title}`}
      hidden={job && { job: job.slug }}
      note={job?.slug}
      popupSize={popupSizes.job}
      size="lg"
    >
      {label}
    </FormButton>
  )
}
