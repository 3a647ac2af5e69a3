import type { Job } from '../jobs'
import { Position } from '../list/position'

/** Open positions like the one of the page. */
export function SimilarPositions({ jobs }: { jobs: Job[] }) {
  return (
    <section data-chrome aria-labelledby="similar" className="mt-16 border-t border-line pt-12">
      <h2 id="similar" className="text-3xl font-semibold tracking-tight">
        Similar roles
      </h2>
      <ul className="mt-8 border-b border-line">
        {jobs.map((job) => (
          <Position key={job.slug} job={job} />
        ))}
      </ul>
    </section>
  )
}
