import clsx from 'clsx'
import type { Plan } from '@/content/schemas/plans'
import { FormButton } from '@/forms/form-button'
import { formatNumber } from '@/lib/format-number'
import { SignUpButton } from '@/site/sign-up-button'
import { Badge } from '@/ui/badge'
import { Check } from '@/ui/icon'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { plansData } from './plans'

/** The four plans at a glance, under the headline. */
export function Cards() {
  return (
    <section aria-labelledby="plans" className="pt-14 pb-16 md:pt-20 md:pb-24">
      <div className="container-page">
        <div className="grid gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
          <h1 className="heading-page">
            Pay for operating it. <span className="block text-accent-gradient">The software is free.</span>
          </h1>
          <p className="text-lg text-pretty text-muted">
            Every plan has the same router and registry, and the same checks of composition and traffic. What
            grows are limits, access control, extras such as proposals and check extensions, and support.
          </p>
        </div>
        <h2 id="plans" className="sr-only">
          Plans
        </h2>
        <ul className="mt-12 grid gap-px overflow-clip rounded-card border border-line bg-line md:grid-cols-2 xl:grid-cols-4">
          {plansData().plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function PlanCard({ plan }: { plan: Plan }) {
  const { name, price, popular, summary, action, highlights } = plan
  const variant = popular ? 'primary' : 'secondary'
  return (
    <li className={clsx('flex flex-col p-6 md:p-7', popular ? 'bg-raised-2' : 'bg-ground')}>
      <h3 className="flex items-center gap-3 text-lg font-semibold">
        {name}
        {popular && (
          <>
            <VisuallyHidden>, </VisuallyHidden>
            <Badge tone="accent">Most popular</Badge>
          </>
        )}
      </h3>
      <p className="mt-4 flex items-baseline gap-2">
        <span className="text-4xl font-semibold tracking-tight tabular-nums">
          {price === null ? 'Custom' : `$${formatNumber(price)}`}
          {price === null && <VisuallyHidden>, </VisuallyHidden>}
        </span>
        <span className="text-sm text-muted">{price === null ? 'by agreement' : 'a month'}</span>
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
      {action === 'sales' ? (
        <FormButton form="sales" variant={variant} className="mt-auto w-full" />
      ) : (
        <SignUpButton variant={variant} className="mt-auto w-full">
          {price === 0 ? 'Start free' : `Start with ${name}`}
        </SignUpButton>
      )}
    </li>
  )
}
