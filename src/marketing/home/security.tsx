import { externalLink } from '@/config/external-links'
import { brand } from '@/config/brand'
import { ButtonLink } from '@/ui/button-link'
import { FileText, KeyRound, Lock, Server, SlidersHorizontal, Users } from '@/ui/icon'
import { Section } from '@/ui/section'

const points = [
  [
    Lock,
    'Payloads stay with you',
    `The router answers requests in your network. ${brand} receives schemas and telemetry.`,
  ],
  [KeyRound, 'Signed configuration', 'Routers can refuse a config whose signature does not match.'],
  [
    Users,
    'Single sign-on and roles',
    'OIDC with any provider, groups mapped to roles down to a single subgraph.',
  ],
  [
    SlidersHorizontal,
    'Only known operations',
    'A safelist of persisted operations turns everything else away.',
  ],
  [Server, 'Self-hosting', 'Every part of the platform runs on your own machines, without a license key.'],
  [FileText, 'Audit log', 'Who did what and when: people, API keys and the platform itself.'],
] as const

export function Security() {
  return (
    <Section
      eyebrow="Security"
      heading="Built to pass your review"
      lead="What a security team asks first, answered before the first call."
    >
      <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {points.map(([Icon, title, text]) => (
          <li key={title} className="border-t border-line py-7">
            <Icon size={22} className="text-accent" />
            <h3 className="mt-4 font-semibold">{title}</h3>
            <p className="mt-1.5 text-body-sm leading-relaxed text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <ButtonLink href={externalLink('trust').href} variant="secondary" className="mt-4">
        Open the trust center
      </ButtonLink>
    </Section>
  )
}
