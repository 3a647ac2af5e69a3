import { Section } from '@/ui/section'

const roles = [
  {
    who: 'A service team',
    does: 'Publishes its schema and deploys at any time. Composition and checks find conflicts with other teams first.',
    spared: 'Waiting for a gateway release',
  },
  {
    who: 'A client team',
    does: 'Writes one query for one screen. The schema shows who owns each type.',
    spared: 'Calling five services and joining their responses',
  },
  {
    who: 'The platform team',
    does: 'Runs the router, sets the rules for schema reviews, and reads plans and traces.',
    spared: 'Writing code that joins responses',
  },
]

/** What each team does, and what it no longer has to do. */
export function Roles() {
  return (
    <Section id="roles" tone="raised" heading="What each team does, and no longer does">
      <dl className="grid gap-6 md:grid-cols-3">
        {roles.map(({ who, does, spared }) => (
          <div key={who} className="flex flex-col rounded-card border border-line bg-ground p-6">
            <dt className="text-xl font-semibold">{who}</dt>
            <dd className="mt-2 grow leading-relaxed text-muted">{does}</dd>
            <dd className="mt-5 border-t border-line pt-4 text-body-sm">
              <span className="block text-sm text-muted">No longer needed</span>
              {spared}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
