import { FormButton } from '@/forms/form-button'
import { SignUpButton } from '@/site/sign-up-button'
import { Badge } from '@/ui/badge'
import type { ButtonVariant } from '@/ui/button'
import { CheckList } from '@/ui/check-list'
import { PhoneFold } from '@/ui/phone-fold'
import { plansData, planHref } from '@/content/plans'
import type { Plan } from '@/content/schemas/plans'
import { RequestSlider } from './pricing.client'
import { billText, inWords, shareOf, steps } from './pricing-scale'
import styles from './pricing.module.css'

/** The button of a plan: its sign-up, or the sales form for a plan by agreement. */
function PlanButton({ plan, ...look }: { plan: Plan; variant: ButtonVariant; className: string }) {
  const button = { ...look, children: plan.start }
  if (plan.action === 'sales') return <FormButton form="sales" {...button} />
  return <SignUpButton href={planHref(plan)} {...button} />
}

/** The list of plans below a slider that marks the one for a number of requests. */
export function PricingPlans() {
  const { plans, counted } = plansData()
  return (
    <section aria-labelledby="plans">
      <h2 id="plans" className="sr-only">
        Plans
      </h2>
      <RequestSlider
        plans={plans.map(({ name, price, requests }) => ({ name, price, requests }))}
        initial={Math.round(shareOf(50_000_000) * steps)}
        buttons={plans.map((plan) => (
          <PlanButton key={plan.id} plan={plan} variant="primary" className="mt-4 w-full" />
        ))}
        scale={<Scale />}
        counted={counted}
      >
        <ul className={`${styles.plans} grid grid-cols-[minmax(0,1fr)] gap-px md:grid-cols-2 lg:grid-cols-4`}>
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} />
          ))}
        </ul>
      </RequestSlider>
    </section>
  )
}

/** The track of the slider: a zone for each plan, with its limit. */
function Scale() {
  const { plans } = plansData()
  return (
    // Lies at half the height of the slider, which is wider by its thumb.
    <div className="pointer-events-none relative -mt-4 h-16">
      {plans.map(({ name, requests }, index) => {
        const from = index === 0 ? 0 : shareOf(plans[index - 1]?.requests ?? 1)
        const to = requests === null ? 1 : shareOf(requests)
        const place = { '--step': index, left: `${from * 100}%`, width: `${(to - from) * 100}%` }
        return (
          <div
            key={name}
            style={place}
            className="absolute top-0 flex flex-col items-center border-line-strong pt-6 text-caption/normal whitespace-nowrap sm:not-last:border-e"
          >
            <span
              aria-hidden="true"
              className="absolute inset-x-0 top-0 h-1 bg-[color-mix(in_srgb,var(--coral)_calc(100%-var(--step)*24%),var(--amber))] opacity-[calc(1-var(--step)*0.23)] forced-colors:bg-[CanvasText]"
            />
            {name}
            <small className="text-caption text-muted">
              {requests === null ? 'more' : `to ${inWords(requests, 'short')}`}
            </small>
          </div>
        )
      })}
    </div>
  )
}

function PlanCard({ plan }: { plan: Plan }) {
  const { name, price, requests, summary, highlights } = plan
  return (
    <li className="relative flex flex-col bg-ground px-7 py-5 transition-colors duration-(--motion-state) md:pt-6 md:pb-7 lg:max-xl:px-5">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-semibold">
        {name}
        <Badge tone="accent" className="[display:var(--fits,none)] lg:max-xl:after:content-['_you'_/_'']">
          <span className="sr-only">, </span>
          Fits<span className="lg:max-xl:sr-only"> your requests</span>
        </Badge>
      </h3>
      <p className="mt-1 flex items-baseline gap-2 md:mt-4">
        <span className="text-4xl font-semibold tracking-tight tabular-nums max-md:text-2xl lg:max-xl:text-3xl">
          {price === null ? 'Custom' : billText(price)}
          {price === null && <span className="sr-only">, </span>}
        </span>
        <span className="text-sm text-muted lg:max-xl:text-caption">
          {price === null ? 'by agreement' : 'a month'}
        </span>
      </p>
      <PhoneFold
        as="p"
        title={requests === null ? 'Requests as agreed' : `Up to ${inWords(requests)} requests`}
        titleClass={`mt-1 text-sm text-muted ${styles.limit}`}
        note={<span className="sr-only">{name} in detail</span>}
      >
        <p className="mt-4 text-body-sm leading-relaxed text-muted lg:max-xl:min-h-25 xl:min-h-18">
          {summary}
        </p>
        <CheckList items={highlights} className="mt-6 mb-8 text-body-sm max-sm:mt-4 max-sm:mb-0" />
        <PlanButton plan={plan} variant="secondary" className="relative mt-auto w-full max-sm:mt-5" />
      </PhoneFold>
    </li>
  )
}
