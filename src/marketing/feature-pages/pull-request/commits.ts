export type CheckState = 'pass' | 'fail'
export type Commit = {
  hash: string
  message: string
  when: string
  checks: { name: string; state: CheckState; result: string }[]
  summary: string
}

/** Sample data: three commits of one pull request, each with its checks. */
export const commits: Commit[] = [
  {
    hash: 'a1f03e2',
    message: 'Replace weight by dimensions',
    when: '10:02',
    checks: [
      { name: 'unit tests', state: 'pass', result: '212 passed' },
      {
        name: 'composition',
        state: 'fail',
        result: 'Field Shipment.eta is resolved by tracking too and is not marked as shareable here.',
      },
      { name: 'breaking changes', state: 'fail', result: 'Field Shipment.weight was removed.' },
      { name: 'lint', state: 'pass', result: 'No findings' },
    ],
    summary: 'No override exists for composition. The router could not plan with the result.',
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
          'Field Shipment.weight was removed. Used by driver-app 6.1 in RouteSheet, 18,204 requests, last seen 4 minutes ago.',
      },
      { name: 'lint', state: 'pass', result: 'No findings' },
    ],
    summary: 'Could be overridden in Studio by someone with the role. The author decides otherwise.',
  },
  {
    hash: 'e04d1b7',
    message: 'Keep weight, deprecate it',
    when: '10:31',
    checks: [
      { name: 'unit tests', state: 'pass', result: '212 passed' },
      { name: 'composition', state: 'pass', result: 'logistics composes with 11 subgraphs' },
      { name: 'breaking changes', state: 'pass', result: 'None. One field added, one deprecated.' },
      { name: 'lint', state: 'pass', result: 'No findings' },
    ],
    summary: 'Usage of weight now has a date from which to fall.',
  },
]
