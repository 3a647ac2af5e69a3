import { CheckReport } from '@/marketing/studio/check-report'
import { StudioFrame } from '@/marketing/studio/frame'
import { createEngine } from '@/playground/engine/engine'
import { valueOf } from '@/playground/value-of'
import type { FeaturePage } from '../pages'
import { GainScreen } from '../parts/gains'
import { clients, proposed, published } from './check'
import { title } from './commits'

const engine = createEngine()

/** What a team gets, beside the report that the status on the second commit links to. */
export async function PullRequestGains({ page }: { page: FeaturePage }) {
  const schema = (sdl: string) => [{ name: 'logistics', sdl }]
  const comparison = valueOf(
    await engine.compare({ before: schema(published), after: schema(proposed), clients }),
  )
  return (
    <GainScreen page={page}>
      <StudioFrame
        path={['logistics', 'production']}
        page="Checks"
        caption="The report of a failed check in Studio, with the operation that would break. Sample data."
        bare
      >
        <CheckReport title={title} subgraph="logistics" comparison={comparison} />
      </StudioFrame>
    </GainScreen>
  )
}
