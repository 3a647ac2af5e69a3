import { site } from '@/config/site'
import { SmartLink } from '@/ui/link'

/** The address for questions about a position, which becomes the subject. */
export function JobsMail({ subject }: { subject: string }) {
  const { jobsEmail } = site.author
  return (
    <SmartLink
      href={`mailto:${jobsEmail}?subject=${encodeURIComponent(subject)}`}
      className="inline-block py-0.5 wrap-anywhere underline decoration-line-strong underline-offset-4 hover:decoration-current"
    >
      {jobsEmail}
    </SmartLink>
  )
}
