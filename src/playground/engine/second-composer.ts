import { federateSubgraphs, LATEST_ROUTER_COMPATIBILITY_VERSION } from '@wundergraph/composition'
import composerPackage from '@wundergraph/composition/package.json' with { type: 'json' }
import { runComposer } from './call-failure'
import { readSubgraphs } from './compose'
import type { Composer, SecondOpinion, Subgraph } from './messages'
import { placeMessages } from './problems/place-problems'

const composer: Composer = { name: composerPackage.name, version: composerPackage.version }

/** Composes subgraphs with a second composer, which shares no code with the first. */
export function composeAgain(subgraphs: Subgraph[]): SecondOpinion {
  const { services, problems } = readSubgraphs(subgraphs)
  if (problems.length > 0) return { composer, composes: false, messages: problems, hints: [] }
  const result = runComposer(composer, () =>
    federateSubgraphs({
      version: LATEST_ROUTER_COMPATIBILITY_VERSION,
      subgraphs: services.map(({ name, typeDefs, url }) => ({ name, url, definitions: typeDefs })),
    }),
  )
  const hints = placeMessages(subgraphs, result.warnings)
  if (result.success) return { composer, composes: true, messages: [], hints }
  return { composer, composes: false, messages: placeMessages(subgraphs, result.errors), hints }
}
