import { Section } from '@/ui/section'

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

/** What each team does, and what it no longer has to do. */
export function Roles() {
  return (
    <Section id="roles" tone="raised" heading="What each team does">
      <dl className="grid gap-x-12 gap-y-8 md:grid-cols-3">
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
    </Section>
  )
}
