import type { Job } from '../jobs'

/** The interview steps and the first tasks of a posting, if it has them. */
export function Interview({ job: { data } }: { job: Job }) {
  const { interview, firstTasks } = data
  return (
    <div className="mt-14 grid gap-14">
      {interview && (
        <section aria-labelledby="interview">
          <h2 id="interview" className="text-2xl font-semibold tracking-tight">
            The interview, step by step
          </h2>
          <ol className="mt-6 grid gap-x-10 sm:grid-cols-2">
            {interview.map(({ step, about }, index) => (
              <li key={step} className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-t border-line py-5">
                <span aria-hidden="true" className="font-mono text-sm leading-7 text-accent">
                  {index + 1}
                </span>
                <div>
                  <h3 className="font-semibold">{step}</h3>
                  <p className="mt-1 text-muted">{about}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
      )}
      {firstTasks && (
        <section aria-labelledby="first-tasks">
          <h2 id="first-tasks" className="text-2xl font-semibold tracking-tight">
            Your first weeks
          </h2>
          <ul className="mt-6 rounded-card border border-line bg-raised px-6 py-2">
            {firstTasks.map((task) => (
              <li key={task} className="border-t border-line py-4 first:border-0">
                {task}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
