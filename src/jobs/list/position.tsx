import { jobPath } from '@/content/paths'
import { ArrowRight } from '@/ui/icon'
import { SmartLink } from '@/ui/link'
import { formatSalary, type Job } from '../jobs'

/** A position in a list: title, description and the facts that decide whether it fits. */
export function Position({ job: { slug, data } }: { job: Job }) {
  return (
    <li className="group relative grid gap-x-8 gap-y-2 border-t border-line py-6 md:grid-cols-[minmax(0,1fr)_16rem_2rem] md:items-center">
      <div>
        <h3 className="text-lg font-semibold">
          <SmartLink href={jobPath(slug)} className="group-hover:text-accent after:absolute after:inset-0">
            {data.title}
          </SmartLink>
        </h3>
        <p className="mt-1 text-body-sm text-muted">{data.description}</p>
      </div>
      <p className="text-sm text-muted">
        {data.team} · {data.type}
        <br />
        {data.location}
        {data.salary && (
          <>
            <br />
            {formatSalary(data.salary)}
          </>
        )}
      </p>
      <ArrowRight
        size={18}
        className="hidden text-muted transition-transform group-hover:translate-x-1 md:block"
      />
    </li>
  )
}
