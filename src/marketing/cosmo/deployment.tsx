import clsx from 'clsx'
import { brand } from '@/config/brand'
import { planValue } from '@/marketing/pricing/plans'
import { SmartLink } from '@/ui/link'
import { Section } from '@/ui/section'
import styles from './deployment.module.css'

const platform = ['Studio', 'Control plane', 'CDN', 'Collectors', 'Stores'] as const
const requestPath = ['Router', 'Subgraphs'] as const

const models = [
  {
    name: 'Cloud',
    text: 'You run the router next to your services. We run the platform for you and other customers.',
    hosted: `${brand}, shared`,
  },
  {
    name: 'Dedicated cloud',
    text: `We run a separate installation for you in AWS, Google Cloud, or Azure, with a service level of ${planValue('Availability promised', 'enterprise')}.`,
    hosted: `${brand}, for you alone`,
  },
  {
    name: 'Self-hosted',
    text: 'You run every part, with the same code and license. It works without access to the internet.',
    hosted: null,
  },
]

const installMethods = [
  'Docker',
  'Kubernetes with Helm',
  'Terraform on AWS Fargate',
  'AWS Lambda, in beta',
  'Binaries for Linux, macOS, and Windows',
]

/** Who runs which part in each hosting model, and how to install it. */
export function Deployment() {
  return (
    <Section
      tone="raised"
      heading="Host it yourself, or let us run the platform"
      columns="4/8"
      lead="In all three models the router runs in your network, so requests and responses never pass through ours. To switch to another model, publish your schemas to its registry."
      actions={
        <>
          <p className="mt-5">
            <SmartLink href="/pricing" className="inline-block py-0.5 underline underline-offset-4">
              See what each plan includes
            </SmartLink>
          </p>
          <h3 className="mt-10 text-sm font-medium text-muted">Ways to install</h3>
          <ul className="mt-2">
            {installMethods.map((method) => (
              <li key={method} className="border-t border-line py-2 text-body-sm">
                {method}
              </li>
            ))}
          </ul>
        </>
      }
    >
      <ul className="grid gap-x-4 gap-y-12 md:grid-cols-3">
        {models.map(({ name, text, hosted }) => (
          <li key={name} className={styles.model}>
            <div className="pb-5">
              <h3 className="text-xl font-semibold tracking-tight">{name}</h3>
              <p className="mt-2 text-body-sm text-muted">{text}</p>
            </div>
            {hosted && <Place name={hosted} parts={platform} />}
            <Place name="Your network" parts={hosted ? requestPath : [...platform, ...requestPath]} own />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Place({ name, parts, own = false }: { name: string; parts: readonly string[]; own?: boolean }) {
  return (
    <div className={clsx(styles.place, own && styles.own)}>
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
