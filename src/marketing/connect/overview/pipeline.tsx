import { cli } from '@/config/brand'

const stages = [
  { title: 'Schema', file: 'account.graphql', text: 'You write it with keys, like any subgraph schema.' },
  {
    title: 'Generate',
    file: `${cli} grpc-service generate`,
    text: 'The command compiles the schema, and reports mistakes with line and column.',
  },
  { title: 'Contract', file: 'service.proto', text: 'Your service implements it, in any language.' },
  {
    title: 'Mapping',
    file: 'mapping.json',
    text: 'It maps fields to RPCs. Only the router reads it.',
  },
  {
    title: 'Lock',
    file: 'service.proto.lock.json',
    text: 'It lists every field number ever used. Commit it.',
  },
]

/** What is generated from a schema change. */
export function Pipeline() {
  return (
    <figure className="not-prose">
      <ol className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-6">
        {stages.map(({ title, file, text }, index) => (
          <li
            key={title}
            className={index < 2 ? 'bg-raised p-5 sm:col-span-3' : 'bg-ground p-5 sm:col-span-2'}
          >
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-semibold">{title}</span>
              <span className="font-mono text-xs wrap-anywhere text-cool">{file}</span>
            </p>
            <p className="mt-2 text-body-sm leading-relaxed text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <figcaption className="mt-3 text-sm text-muted">
        You write the schema and run the command. The command writes the other three files.
      </figcaption>
    </figure>
  )
}
