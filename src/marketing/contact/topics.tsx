import { Gauge, GitMerge, Server, ShieldCheck } from '@/ui/icon'

const topics = [
  {
    icon: GitMerge,
    title: 'Moving an existing graph',
    text: 'From one GraphQL server, from schema stitching or from another federation gateway. The router starts with your present schema as its only subgraph; fields move one by one, and each step can be taken back.',
  },
  {
    icon: Server,
    title: 'Where it runs',
    text: 'Only the router in your network and the rest with us, or every component on your own clusters. We draw both for your set-up and say which ports, stores and people each one needs.',
  },
  {
    icon: ShieldCheck,
    title: 'Security and procurement',
    text: 'Your security questionnaire, single sign-on, roles and the audit log. In hybrid mode, variables and response data never leave your network.',
  },
  {
    icon: Gauge,
    title: 'A price for your traffic',
    text: 'Requests per month, retention and support give one figure in writing. If the free plan does what you need, that is our answer.',
  },
] as const

/** Typical subjects of a sales call. */
export function Topics() {
  return (
    <section aria-labelledby="topics">
      <h2 id="topics" className="text-2xl font-semibold tracking-tight">
        What we can settle in one call
      </h2>
      <ul className="mt-6 divide-y divide-line border-y border-line">
        {topics.map(({ icon: Icon, title, text }) => (
          <li key={title} className="grid grid-cols-[auto_1fr] gap-x-5 py-6">
            <Icon size={22} className="mt-0.5 text-accent" />
            <div>
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-1.5 text-pretty text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
