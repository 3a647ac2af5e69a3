import clsx from 'clsx'
import { brand } from '@/config/brand'
import { planValue } from '@/marketing/pricing/plans'
import { SmartLink } from '@/ui/link'
import { Section } from '@/ui/section'
import styles from './deployment.module.css'

const all = ['Studio', 'Control plane', 'CDN', 'Collectors', 'Stores', 'Router', 'Subgraphs'] as const
type Part = (typeof all)[number]
const requestPath: readonly Part[] = ['Router', 'Subgraphs']

const models: { name: string; text: string; ours: string | null; yours: readonly Part[] }[] = [
  {
    name: 'Cloud',
    text: 'You run the router, next to your services. We run what keeps state. Payloads stay with you.',
    ours: `${brand}, shared`,
    yours: requestPath,
  },
  {
    name: 'Dedicated cloud',
    text: `An installation for you alone, in AWS, Google Cloud or Azure, with its own release cycle and a service level of ${planValue('Availability promised', 'enterprise')}.`,
    ours: `${brand}, for you alone`,
    yours: requestPath,
  },
  {
    name: 'Self-hosted',
    text: 'Everything is yours, even without access to the internet. Same code, same license.',
    ours: null,
    yours: all,
  },
]

const installMethods = [
  'Docker',
  'Kubernetes with Helm',
  'Terraform on AWS Fargate',
  'AWS Lambda, in beta',
  'Binaries for Linux, macOS and Windows',
]

/** Who runs which part in each hosting model, and how to install it. */
export function Deployment() {
  return (
    <Section
      eyebrow="Deployment"
      heading="Three ways to host the same platform"
      lead={
        <>
          Moving between them means publishing to another registry. No code changes.{' '}
          <SmartLink href="/pricing" className="text-text underline underline-offset-4">
            See what each plan includes
          </SmartLink>
        </>
      }
    >
      <ul className="grid gap-x-8 gap-y-12 lg:grid-cols-3">
        {models.map(({ name, text, ours, yours }) => (
          <li key={name}>
            <div className={styles.model}>
              <Border name={ours ?? 'nobody else'} parts={all.filter((part) => !yours.includes(part))} />
              <Border name="your network" parts={all.filter((part) => yours.includes(part))} own />
            </div>
            <h3 className="mt-6 text-xl font-semibold tracking-tight">{name}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <h3 className="mt-14 text-sm font-medium text-muted">Ways to install</h3>
      <ul className="mt-3 flex flex-wrap gap-x-8 gap-y-2 border-t border-line pt-4">
        {installMethods.map((method) => (
          <li key={method} className="text-body-sm">
            {method}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Border({ name, parts, own = false }: { name: string; parts: Part[]; own?: boolean }) {
  return (
    <div className={clsx(styles.border, own && styles.own, parts.length === 0 && styles.empty)}>
      <p className={styles.name}>{name}</p>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={part} className={clsx(styles.part, part === 'Router' && styles.router)}>
            {part}
          </li>
        ))}
      </ul>
    </div>
  )
}
