import { formById } from '@/forms/host/forms'
import { AfterSending } from '@/site/after-sending'
import { applicationFormOf } from '../application-form'
import { ApplyButton } from '../apply-button'
import type { Job } from '../jobs'
import { JobsMail } from './jobs-mail'

/** The button that opens the application form, and what happens after it is sent. */
export function Apply({ job: { slug, data } }: { job: Job }) {
  const job = { slug, title: data.title, typeformId: data.typeform_id }
  const steps = formById(applicationFormOf(job))?.thanks.steps
  return (
    <div className="mt-16 grid gap-x-16 gap-y-12 border-t border-line pt-12 lg:grid-cols-2">
      <section id="apply-now" aria-labelledby="apply-heading">
        <h2 id="apply-heading" className="text-3xl font-semibold tracking-tight">
          Apply
        </h2>
        <p className="mt-4 mb-8 max-w-[34rem] text-muted">
          The form has a few questions, and you can add a CV. You need no cover letter and no account. A
          person answers within five working days.
        </p>
        <ApplyButton job={job} />
        <p className="mt-6 text-sm text-muted">
          If you have a question first, write to <JobsMail subject={data.title} />.
        </p>
      </section>
      {steps && <AfterSending steps={steps} />}
    </div>
  )
}
