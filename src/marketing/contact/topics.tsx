import { Gauge, GitMerge, Server, ShieldCheck } from '@/ui/icon'

const topics = [
  {
    icon: GitMerge,
    title: 'Moving an existing graph',
    text: 'How to start with your present schema as the only subgraph, and which field to move first.',
  },
  {
    icon: Server,
    title: 'Where it runs',
    text: 'Whether you run the router alone or every part, and which ports, databases, and people that needs.',
  },
  {
    icon: ShieldCheck,
    title: 'Security and procurement',
    text: 'Your security questionnaire, single sign-on, roles, and the audit log.',
  },
  {
    icon: Gauge,
    title: 'A price for your traffic',
    text: 'One figure in writing for your requests, retention, and support. If the free plan is enough, we will tell you.',
  },
] as const

/** Typical subjects of a sales call. */
export function Topics() {
  return (
    <section aria-labelledby="topics">
      <h2 id="topics" className="text-lg font-semibold">
        Questions we answer in one call
      </h2>
      <ul className="mt-5 grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {topics.map(({ icon: Icon, title, text }) => (
          <li key={title} className="border-t border-line pt-4">
            <h3 className="flex items-center gap-2.5 font-semibold">
              <Icon size={18} className="shrink-0 text-accent" />
              {title}
            </h3>
            <p className="mt-1.5 text-body-sm leading-relaxed text-pretty text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
