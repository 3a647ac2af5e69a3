import type { Plan } from '@/content/schemas/plans'
import { Badge } from '@/ui/badge'
import { Check } from '@/ui/icon'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { PlanButton } from './plan-button'
import { plansData } from './plans'
import { Requests } from './requests'
import { billText, inWords } from './scale'
import styles from './requests.module.css'

/** The plans at a glance under the headline, with the slider that marks the one that fits. */
export function Cards() {
  return (
    <section aria-labelledby="plans" className="pt-14 md:pt-20">
      <div className="container-page">
        <div className="grid gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
          <h1 className="heading-page">
            The software is free. <span className="block text-accent-gradient">Pay when we run it.</span>
          </h1>
          <p className="text-lg text-pretty text-muted">
            Four plans for teams that want us to run the registry for them. All have the same router,
            registry, and schema checks. They differ in limits, access control, and support.
          </p>
        </div>
        <h2 id="plans" className="sr-only">
          Plans
        </h2>
        <Requests>
          <ul className={styles.plans}>
            {plansData().plans.map((plan) => (
              <PlanCard key={plan.id} plan={plan} />
            ))}
          </ul>
        </Requests>
      </div>
    </section>
  )
}

function PlanCard({ plan }: { plan: Plan }) {
  const { name, price, requests, popular, summary, highlights } = plan
  return (
    <li className={styles.plan}>
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-semibold">
        {name}
        {popular && (
          <span className={styles.popular}>
            <VisuallyHidden>, </VisuallyHidden>
            <Badge>Most popular</Badge>
          </span>
        )}
        <span className={styles.fits}>
          <VisuallyHidden>, </VisuallyHidden>
          <Badge tone="accent">Fits your requests</Badge>
        </span>
      </h3>
      <p className="mt-4 flex items-baseline gap-2">
        <span className="text-4xl font-semibold tracking-tight tabular-nums">
          {price === null ? 'Custom' : billText(price)}
          {price === null && <VisuallyHidden>, </VisuallyHidden>}
        </span>
        <span className="text-sm text-muted">{price === null ? 'by agreement' : 'a month'}</span>
      </p>
      <p className="mt-1 text-sm text-muted">
        {requests === null ? 'Requests as agreed' : `Up to ${inWords(requests)} requests`}
      </p>
      <p className="mt-4 text-body-sm leading-relaxed text-muted xl:min-h-24">{summary}</p>
      <ul className="mt-6 mb-8 grid gap-2.5 text-body-sm">
        {highlights.map((highlight) => (
          <li key={highlight} className="flex gap-2.5">
            <Check size={16} className="mt-1 shrink-0 text-accent" />
            {highlight}
          </li>
        ))}
      </ul>
      <PlanButton plan={plan} variant="secondary" className="mt-auto w-full" />
    </li>
  )
}
