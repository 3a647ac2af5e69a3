import { Section } from '@/ui/section'

const rungs = [
  [
    'Put the router in front of one service',
    'Change nothing else. You find out which headers, cookies, and timeouts your clients depend on.',
  ],
  [
    'Add a second service with new fields',
    'New fields cannot conflict with old ones. The team learns keys and entity lookups with them.',
  ],
  [
    'Add gRPC services',
    'With Cosmo Connect, a service implements generated RPCs and needs no GraphQL server.',
  ],
  [
    'Move the first field',
    'A field moves from the old owner to the new one behind a feature flag, after replayed queries returned equal responses.',
  ],
  [
    'Move more fields where it pays off',
    'You need not move everything. A graph with one large subgraph and six small ones works well.',
  ],
] as const

/** Adoption in steps, each of which is useful by itself. */
export function Ladder() {
  return (
    <Section
      id="ladder"
      tone="ruled"
      heading="Adopt federation in five steps"
      lead="Each step is useful by itself, so you can stop after any of them."
      columns="4/7"
      sticky
    >
      <ol className="border-l border-line-strong">
        {rungs.map(([title, text], index) => (
          <li key={title} className="relative py-5 pl-8">
            <span
              aria-hidden="true"
              className="absolute top-[1.95rem] -left-[5px] size-2.5 rounded-full bg-coral"
              style={{ opacity: 0.35 + index * 0.16 }}
            />
            <h3 className="text-lg font-semibold">{title}</h3>
            <p className="mt-1 max-w-[38rem] leading-relaxed text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
