import { cli } from '@/config/brand'

type WorkflowStep = { key: string; name: string; text: string; line: string }

/** The workflow of a graph, in order. */
export const workflow: WorkflowStep[] = [
  {
    key: 'publish',
    name: 'Publish',
    text: 'A team hands in the schema of one subgraph: from a pull request to have it checked, from the main branch for good.',
    line: `${cli} subgraph publish reviews`,
  },
  {
    key: 'compose',
    name: 'Compose',
    text: 'The registry merges it with every subgraph that the graph selects, and proves that each field can be reached.',
    line: 'shop composes with 11 subgraphs',
  },
  {
    key: 'check',
    name: 'Check',
    text: 'What would break is compared with what clients really sent. A pull request stops here, with names.',
    line: `${cli} subgraph check reviews`,
  },
  {
    key: 'deploy',
    name: 'Deploy',
    text: 'The result becomes a config on the CDN. Routers fetch it within ten seconds and switch without a restart.',
    line: 'config 128, signed, served',
  },
  {
    key: 'observe',
    name: 'Observe',
    text: 'Routers report which fields are used, by whom, and how fast. The next check reads what they wrote.',
    line: 'Product.weight: ios 6, 208,940',
  },
]
