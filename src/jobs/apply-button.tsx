import { ButtonLink } from '@/ui/button'

type Props = { job?: { slug: string; typeformId?: string }; label?: string }

/** Opens the application form; without a job it is the open application. */
export function ApplyButton({ job, label = 'Apply Now' }: Props) {
  const query = job ? `?job=${encodeURIComponent(job.slug)}` : ''
  return (
    <ButtonLink href={`/forms/to/${job?.typeformId ?? 'application'}${query}`} size="lg">
      {label}
    </ButtonLink>
  )
}
