import { cli } from '@/config/site'
import { CodeBlock } from '@/ui/code-block'
import { SmartLink } from '@/ui/link'
import { Section } from '@/ui/section'
import { Connections } from './connections'
import { takeover, check } from './samples'

/** Headline beside the picture of connections. */
export function Hero() {
  return (
    <section className="container-page grid gap-x-16 gap-y-12 py-14 md:py-20 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-center">
      <div>
        <p className="eyebrow">Microservice federation</p>
        <h1 className="text-[2.75rem] leading-[1.04] font-semibold tracking-[-0.035em] sm:text-6xl lg:text-[3.5rem]">
          Many services. <span className="block text-accent-gradient">One question.</span>
        </h1>
        <p className="mt-6 text-lg text-pretty text-muted">
          Services were split so that teams can work alone. Clients still need what belongs together in one
          answer. Federation lets each team describe its part of one graph, and the router does the joining.
        </p>
      </div>
      <Connections />
    </section>
  )
}

const roles = [
  {
    who: 'A service team',
    does: 'publishes its schema and deploys when it likes. It asks nobody, because composition and checks have already asked everybody.',
    never: 'waits for a gateway release',
  },
  {
    who: 'A client team',
    does: 'writes one query for one screen and sees in the schema who owns each type.',
    never: 'learns which service answers',
  },
  {
    who: 'The platform team',
    does: 'runs the router, owns the rules of review, and looks at plans and traces.',
    never: 'writes the code that joins',
  },
]

/** What each team does, and what it is spared. */
export function Roles() {
  return (
    <section aria-labelledby="roles" className="border-y border-line bg-raised">
      <div className="container-page py-14 md:py-20">
        <h2 id="roles" className="text-3xl leading-[1.15] font-semibold tracking-tight md:text-[2.5rem]">
          Who does what, and who never has to
        </h2>
        <dl className="mt-10 grid gap-x-12 gap-y-8 md:grid-cols-3">
          {roles.map(({ who, does, never }) => (
            <div key={who} className="border-t border-line-strong pt-5">
              <dt className="text-xl font-semibold">{who}</dt>
              <dd className="mt-2 leading-relaxed text-muted">{does}</dd>
              <dd className="mt-3">
                It never <span className="text-accent">{never}</span>.
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

/** The check that makes autonomy safe, and the directive that makes a takeover small. */
export function Autonomy() {
  return (
    <Section
      heading="Alone, and not by surprise"
      lead="Autonomy without a common check is how graphs break. Two mechanisms carry most of it."
    >
      <div className="grid gap-x-12 gap-y-14 lg:grid-cols-2">
        <div className="min-w-0">
          <h3 className="text-xl font-semibold">A change is tried against everybody</h3>
          <p className="mt-2 mb-5 text-muted">
            In the pull request of one subgraph the whole graph is composed, and breaking changes are compared
            with what clients really sent in the last seven days.{' '}
            <SmartLink
              href="/cosmo/features/breaking-change-detection"
              className="text-text underline underline-offset-4"
            >
              What a check looks at
            </SmartLink>
          </p>
          <CodeBlock code={check(cli)} language="bash" filename="in the pull request" />
        </div>
        <div className="min-w-0">
          <h3 className="text-xl font-semibold">A field moves with one directive</h3>
          <p className="mt-2 mb-5 text-muted">
            The new owner names the old one, which changes nothing in its own code. Published as a feature
            subgraph, the takeover applies only to requests that carry the flag.{' '}
            <SmartLink
              href="/blog/splitting-a-monolith-graph"
              className="text-text underline underline-offset-4"
            >
              A monolith, split this way
            </SmartLink>
          </p>
          <CodeBlock code={takeover} language="graphql" filename="stock.graphql" highlight="6" />
        </div>
      </div>
    </Section>
  )
}

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

/** Adoption as a ladder, each rung of use by itself. */
export function Ladder() {
  return (
    <section aria-labelledby="ladder" className="border-t border-line">
      <div className="container-page grid gap-x-16 gap-y-10 py-14 md:py-20 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
        <div className="self-start lg:sticky lg:top-28">
          <h2 id="ladder" className="text-3xl leading-[1.15] font-semibold tracking-tight md:text-[2.5rem]">
            You can stop on any rung
          </h2>
          <p className="mt-5 text-lg text-pretty text-muted">
            Nothing here is a program of two years. Each rung is worth its effort even if the next one never
            comes.
          </p>
        </div>
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
      </div>
    </section>
  )
}

const without = [
  'One team owns all services. A single GraphQL server is less to run and joins in one process.',
  'Clients need files, streams or bulk exports. Those want an interface of their own.',
  'Services share one database. First decide who owns which table; a graph would only hide the question.',
]

/** When not to do any of this. */
export function Without() {
  return (
    <section aria-labelledby="without" className="border-t border-line bg-raised">
      <div className="container-page grid gap-x-16 gap-y-8 py-14 md:py-20 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
        <h2 id="without" className="text-3xl leading-[1.15] font-semibold tracking-tight">
          When you do not need it
        </h2>
        <ul className="divide-y divide-line border-y border-line">
          {without.map((reason) => (
            <li key={reason} className="py-5 text-lg text-pretty text-muted">
              {reason}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
