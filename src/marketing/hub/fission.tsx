import clsx from 'clsx'
import { Table } from '@/ui/table'
import { Section } from '@/ui/section'

const owners = ['catalog', 'shipping', 'returns'] as const
const fields: [field: string, owner: (typeof owners)[number] | 'all'][] = [
  ['Product.sku', 'all'],
  ['Product.name', 'catalog'],
  ['Product.price', 'catalog'],
  ['Product.arrivesOn', 'shipping'],
  ['Product.freeReturnUntil', 'returns'],
]

const tones = { catalog: 'bg-cool', shipping: 'bg-coral', returns: 'bg-amber' } as const

/** A designed schema split into subgraphs: the reverse of composition. */
export function Fission() {
  return (
    <Section
      id="fission"
      tone="raised"
      eyebrow="Fission"
      heading="Split a designed schema into subgraphs"
      lead="Composition merges subgraphs into one graph. Fission starts from the graph that clients want and assigns each field to a subgraph."
      columns="5/6"
      actions={
        <p className="mt-4 text-body-sm leading-relaxed text-muted">
          Each field gets a subgraph, beginning with what is there already, and you move what belongs
          elsewhere. The key is in every column, because it is what the router joins by. Before anyone
          implements a field, the parts have been composed once.
        </p>
      }
      centered
    >
      <figure className="min-w-0">
        <Table label="Fields and the subgraph that answers for each">
          <thead>
            <tr>
              <th scope="col">Designed</th>
              {owners.map((owner) => (
                <th key={owner} scope="col" className="font-mono">
                  {owner}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fields.map(([field, owner]) => (
              <tr key={field}>
                <th scope="row" className="font-mono text-caption font-normal whitespace-nowrap">
                  {field}
                </th>
                {owners.map((column) => (
                  <td key={column} className="relative">
                    <Mark column={column} owner={owner} />
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">To do</th>
              <td className="text-muted">nothing</td>
              <td>one field</td>
              <td>one field</td>
            </tr>
          </tbody>
        </Table>
        <figcaption className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted">
          <span className="flex items-center gap-2">
            <span aria-hidden="true" className="size-2.5 rounded-full bg-text" /> answers for the field
          </span>
          <span className="flex items-center gap-2">
            <span aria-hidden="true" className="size-2.5 rounded-full border border-muted" /> key, in all of
            them
          </span>
        </figcaption>
      </figure>
    </Section>
  )
}

function Mark({ column, owner }: { column: (typeof owners)[number]; owner: string }) {
  if (owner === 'all') {
    return (
      <span className="flex h-6 items-center">
        <span aria-hidden="true" className="size-3 rounded-full border border-muted" />
        <span className="sr-only">key</span>
      </span>
    )
  }
  if (owner !== column) return <span className="sr-only">no</span>
  return (
    <span className="flex h-6 items-center">
      <span aria-hidden="true" className={clsx('size-3 rounded-full', tones[column])} />
      <span className="sr-only">answers</span>
    </span>
  )
}
