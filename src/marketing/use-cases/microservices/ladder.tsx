import { Section } from '@/ui/section'

const rungs = [
  [
    'One service',
    'Put the router in front of what you have, and change nothing else. Headers, cookies and timeouts show themselves.',
  ],
  [
    'A second one, with something new',
    'A field that exists nowhere yet cannot clash. The team learns keys and entity lookups on it.',
  ],
  [
    'Services that speak gRPC',
    'With Cosmo Connect a service implements generated RPCs instead of a GraphQL server. It is a subgraph like any other.',
  ],
  [
    'The first takeover',
    'A field moves from the old owner to the new one, behind a flag, after replayed queries gave equal answers.',
  ],
  [
    'As far as it pays',
    'What nobody wants to move may stay. A graph with one large subgraph and six small ones is a good graph.',
  ],
] as const

/** Adoption in steps, each of which is useful by itself. */
export function Ladder() {
  return (
    <Section
      id="ladder"
      tone="ruled"
      heading="Adopt federation step by step"
      lead="Each step is useful without the next, so you can stop after any of them."
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
