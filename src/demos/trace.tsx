import { engine, unwrap } from '@/playground/build-engine'
import { Waterfall } from '@/playground/view/waterfall'
import { Switcher } from '@/ui/choices'
import { behaviorsOf, demosData } from './data'

/** A request before and after one more field, planned and run by the playground's engine. Throws when one fails. */
export async function runRequests() {
  const { subgraphs, requests } = demosData().trace
  const data = unwrap(await engine.sampleData({ subgraphs }))
  const behaviors = behaviorsOf(subgraphs)
  return Promise.all(
    requests.map(async ({ query, ...request }) => ({
      ...request,
      run: unwrap(await engine.execute({ subgraphs, operation: { query }, data, behaviors })),
    })),
  )
}

/** A timeline of two requests to compare, with fetches that open. */
export async function Trace() {
  const requests = await runRequests()
  const names = demosData().trace.subgraphs.map(({ name }) => name)
  const axis = Math.max(...requests.map(({ run }) => run.durationMs))
  return (
    <figure className="overflow-hidden rounded-card border border-line-strong bg-raised shadow-float">
      <Switcher
        name="trace"
        legend="Trace"
        initial={requests.length}
        choicesClass="flex flex-wrap gap-x-6 gap-y-1 border-b border-line px-4 sm:px-6"
        choiceClass="border-b-2 border-transparent pt-3.5 pb-3 text-sm font-medium text-muted has-checked:border-coral has-checked:text-text"
        options={requests.map(({ label, text, run }) => ({
          label: (
            <>
              {label} <span className="ml-1.5 font-mono font-normal">{run.durationMs} ms</span>
            </>
          ),
          panel: (
            <div className="flex h-full flex-col">
              <div className="flex grow flex-col px-2 py-3 sm:px-4">
                <Waterfall fetches={run.fetches} durationMs={axis} subgraphs={names} />
                {names
                  .filter((name) => !run.fetches.some(({ subgraph }) => subgraph === name))
                  .map((name) => (
                    <p key={name} className="my-auto px-2 text-caption text-muted">
                      No fetch from {name}
                    </p>
                  ))}
              </div>
              <p className="border-t border-line px-4 pt-4 pb-4.5 text-body-sm sm:px-6">{text}</p>
            </div>
          ),
        }))}
      />
      <figcaption className="sr-only">Two traces of one operation, sample data.</figcaption>
    </figure>
  )
}
