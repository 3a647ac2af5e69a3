import { CheckReport } from '@/marketing/studio/check-report'
import { StudioFrame } from '@/marketing/studio/frame'
import { clients, sampleCheck, sampleTrace, subgraphNames } from '@/marketing/studio/sample'
import { TraceView } from '@/marketing/studio/trace-view'

const path = ['shop', 'production']

/** A check of a change that two clients would notice. */
export async function CheckScreen() {
  return (
    <StudioFrame
      path={path}
      page="Checks"
      caption="A check in Studio, with sample data: a change that removes a field which two clients select."
      bare
    >
      <CheckReport title="Replace weight with grams" subgraph="products" comparison={await sampleCheck()} />
    </StudioFrame>
  )
}

/** A trace in Studio, as wide as the page. */
export async function TraceScreen() {
  const trace = await sampleTrace()
  const [client] = clients
  return (
    <StudioFrame
      path={path}
      page="Traces"
      caption="A trace in Studio, with sample data: the fetches of one request over time."
    >
      <TraceView
        operation="query ProductPage"
        client={`${client?.name} ${client?.version}`}
        {...trace}
        subgraphs={subgraphNames}
      />
    </StudioFrame>
  )
}
