export type CheckState = 'pass' | 'fail'
export type Commit = {
  hash: string
  message: string
  when: string
  checks: { name: string; state: CheckState; result: string }[]
  summary: string
}

/** The sample pull request. */
export const title = 'Replace the weight of a shipment with dimensions'

/** Sample data: three commits of one pull request, each with its checks. */
export const commits: Commit[] = [
  {
    hash: 'a1f03e2',
    message: 'Replace weight with dimensions',
    when: '10:02',
    checks: [
      { name: 'unit tests', state: 'pass', result: '212 passed' },
      {
        name: 'composition',
        state: 'fail',
        result:
          'The subgraph tracking shares Shipment.eta, and logistics does not. Mark the field as shareable here too.',
      },
      {
        name: 'breaking changes',
        state: 'fail',
        result: 'Field Shipment.weight was removed. driver-app 6.1 selects it.',
      },
      { name: 'lint', state: 'pass', result: 'No findings' },
    ],
    summary: 'A failed composition cannot be overridden, because the router could not plan with the result.',
  },
  {
    hash: '7bc90d4',
    message: 'Mark eta as shareable',
    when: '10:09',
    checks: [
      { name: 'unit tests', state: 'pass', result: '212 passed' },
      { name: 'composition', state: 'pass', result: 'logistics composes with 11 subgraphs' },
      {
        name: 'breaking changes',
        state: 'fail',
        result:
          'Field Shipment.weight was removed. driver-app 6.1 selects it in RouteSheet, last 4 minutes ago.',
      },
      { name: 'lint', state: 'pass', result: 'No findings' },
    ],
    summary:
      'Someone whose role allows it could override this in Studio. The author keeps the field instead.',
  },
  {
    hash: 'e04d1b7',
    message: 'Keep weight, deprecate it',
    when: '10:31',
    checks: [
      { name: 'unit tests', state: 'pass', result: '212 passed' },
      { name: 'composition', state: 'pass', result: 'logistics composes with 11 subgraphs' },
      { name: 'breaking changes', state: 'pass', result: 'None: one field added, one deprecated' },
      { name: 'lint', state: 'pass', result: 'No findings' },
    ],
    summary: 'The author removes weight later, when no client selects it.',
  },
]
