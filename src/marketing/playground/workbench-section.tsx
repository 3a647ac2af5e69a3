import { PlaygroundIsland } from '@/playground/page/island.client'
import { FinishedExample } from './finished'
import { firstExample } from './first-example'

/** The head of the page and the workbench, which begins as a finished example. */
export async function WorkbenchSection() {
  const built = await firstExample()
  return (
    <section aria-labelledby="playground" className="pt-8 pb-12 md:pt-14 md:pb-16">
      <div className="container-page mb-6 grid gap-x-16 gap-y-4 md:mb-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-end">
        <h1 id="playground" className="heading-section">
          Federation playground
        </h1>
        <p className="max-w-[44rem] text-pretty text-muted">
          Paste your subgraph schemas. The page composes them, points at every problem, plans your query, and
          runs it against sample data. Nothing you type leaves your browser.
        </p>
      </div>
      <div className="mx-auto w-full max-w-[1760px] px-6">
        <PlaygroundIsland built={built}>
          <FinishedExample built={built} />
        </PlaygroundIsland>
      </div>
      <noscript>
        <p className="container-page mt-6 text-muted">
          This is a finished example. Your own schemas need script: the composer and the editor run in the
          browser.
        </p>
      </noscript>
    </section>
  )
}
