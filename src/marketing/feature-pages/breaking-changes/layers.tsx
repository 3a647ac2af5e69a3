import clsx from 'clsx'
import { Section } from '@/ui/section'
import { Table } from '@/ui/table'

const sources = ['Your file', 'Other subgraphs', 'Last version', 'Traffic', 'Policy'] as const
type Source = (typeof sources)[number]

const layers: { name: string; reads: Source[]; stops: string }[] = [
  { name: 'Composition', reads: ['Your file', 'Other subgraphs'], stops: 'Always' },
  {
    name: 'Breaking changes',
    reads: ['Your file', 'Other subgraphs', 'Last version'],
    stops: 'Unless traffic clears it',
  },
  { name: 'Operations', reads: ['Last version', 'Traffic', 'Policy'], stops: 'Unless overridden' },
  { name: 'Lint', reads: ['Your file', 'Policy'], stops: 'By severity' },
  { name: 'Pruning', reads: ['Your file', 'Last version', 'Traffic', 'Policy'], stops: 'By severity' },
]

/** The sources that each layer of a check reads. */
export function Layers() {
  return (
    <Section
      eyebrow="Sources"
      heading="What each layer of a check reads"
      lead="Two of the layers need recorded traffic. The other three work before the first request."
    >
      <Table label="Sources that each layer of a check reads">
        <thead>
          <tr>
            <th scope="col">Layer</th>
            {sources.map((source) => (
              <th key={source} scope="col" className="text-center">
                {source}
              </th>
            ))}
            <th scope="col">Stops the change</th>
          </tr>
        </thead>
        <tbody>
          {layers.map(({ name, reads, stops }) => (
            <tr key={name}>
              <th scope="row" className="whitespace-nowrap">
                {name}
              </th>
              {sources.map((source) => (
                <td key={source}>
                  <Dot on={reads.includes(source)} warm={source === 'Traffic'} />
                </td>
              ))}
              <td className="whitespace-nowrap text-muted">{stops}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  )
}

function Dot({ on, warm }: { on: boolean; warm: boolean }) {
  return (
    <span className="relative flex h-5 items-center justify-center">
      <span
        aria-hidden
        className={clsx(
          'rounded-full',
          on ? ['size-3', warm ? 'bg-amber' : 'bg-cool'] : 'size-1 bg-line-strong',
        )}
      />
      <span className="sr-only">{on ? 'reads' : 'does not read'}</span>
    </span>
  )
}
