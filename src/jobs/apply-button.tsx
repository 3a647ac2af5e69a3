import { forms, popupSizes } from '@/config/forms'
import { FormButton } from '@/forms/form-button'

type ApplyJob = { slug: string; typeformId?: string }
type Props = { job?: ApplyJob; label?: string }

/** Opens the form of a posting, or else the application form with the posting filled in. Without a job it is an open application. */
export function ApplyButton({ job, label = 'Apply Now' }: Props) {
  return (
    <FormButton
      form={applicationFormOf(job)}
      hidden={job && { job: job.slug }}
      popupSize={popupSizes.job}
      size="lg"
    >
      {label}
    </FormButton>
  )
}

/** The id of the form that a posting opens. */
export function applicationFormOf(job?: Pick<ApplyJob, 'typeformId'>): string {
  return job?.typeformId ?? forms.application
}
