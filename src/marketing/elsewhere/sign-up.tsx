import { externalLink } from '@/config/external-links'
import type { Plan } from '@/content/schemas/plans'
import { FormInline } from '@/forms/form-inline'
import { AfterSending } from '@/site/after-sending'
import { PageFaq } from '@/marketing/faq-section'
import { planHref } from '@/marketing/pricing/plans'
import { inWords, priceText } from '@/marketing/pricing/scale'
import { nav } from '@/site/navigation'
import { OrbitField } from '@/ui/art/orbit-field'
import { ButtonLink } from '@/ui/button-link'
import { Check } from '@/ui/icon'
import { SmartLink } from '@/ui/link'
import { PlanSwitch } from './plan-switch'

const link = 'text-text underline decoration-line-strong underline-offset-4 hover:decoration-current'

/** Heading of the sign-up page for a plan. */
export function signUpTitle({ name, price }: Plan): string {
  return price === 0 ? 'Start free' : `Start with ${name}`
}

/**
 * The sign-up page for a plan, with the form that asks for an account, as long as no address of an app is configured
 * (docs/contracts/routes.md#outside-addresses).
 */
export function SignUp({ plan }: { plan: Plan }) {
  const { configured } = externalLink('sign-up')
  return (
    <>
      <div className="relative overflow-clip">
        <OrbitField seed="sign-up" center={[0.98, 0.06]} className="h-[44rem] mask-b-from-50%" />
        <div className="relative container-page grid gap-x-16 py-12 md:py-16 lg:grid-cols-[minmax(0,1fr)_minmax(27rem,31rem)] lg:grid-rows-[auto_1fr] lg:py-20">
          <header className="min-w-0">
            <p className="eyebrow">Sign up</p>
            <h1 className="heading-page">{signUpTitle(plan)}</h1>
            <p className="mt-5 max-w-[34rem] text-lg text-pretty text-muted md:text-xl md:leading-relaxed">
              {plan.summary}
            </p>
            <PlanSwitch current={plan} />
          </header>
          {/* Sticky only where all of it fits: a taller box would hide its send button until the end of the page. */}
          <div className="mt-8 min-w-0 lg:top-28 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-2 lg:self-start lg:[@media(min-height:60rem)]:sticky">
            {configured ? (
              <ButtonLink href={planHref(plan)} size="lg" plain={false}>
                Create your account
              </ButtonLink>
            ) : (
              <PlanForm plan={plan} />
            )}
          </div>
          <div className="mt-14 max-w-[38rem] space-y-14 lg:mt-12">
            <Included plan={plan} />
            <AfterSending steps={stepsOf(plan)} />
          </div>
        </div>
      </div>
      <PageFaq page="sign-up" heading="Before you sign up" />
    </>
  )
}

function PlanForm({ plan }: { plan: Plan }) {
  const { id, name, price, requests } = plan
  return (
    /* As tall as the form, so that it does not scroll. */
    <FormInline form="getStarted" hidden={{ plan: id }} className="h-[50rem] sm:h-[44rem]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line bg-raised px-6 py-5">
        <p className="text-lg font-semibold">Your plan: {name}</p>
        <p className="text-body-sm text-muted">
          <span className="font-medium text-accent">{priceText(price)}</span>
          {requests !== null && `, up to ${inWords(requests)} requests`}
        </p>
      </div>
    </FormInline>
  )
}

function Included({ plan: { name, requests, highlights } }: { plan: Plan }) {
  const limit = requests === null ? [] : [`${inWords(requests)} requests a month`]
  return (
    <section aria-labelledby="included">
      <h2 id="included" className="text-2xl font-semibold tracking-tight">
        What {name} includes
      </h2>
      <ul className="mt-6 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {[...limit, ...highlights, 'Router, registry, schema checks and analytics'].map((item) => (
          <li key={item} className="flex gap-3">
            <Check size={18} className="mt-1 shrink-0 text-accent" />
            {item}
          </li>
        ))}
      </ul>
      <p className="mt-6 text-body-sm text-muted">
        <SmartLink href={`${nav.pricing.url}#compare`} className={link}>
          Compare all plans
        </SmartLink>{' '}
        or{' '}
        <SmartLink href={nav.sales.url} className={link}>
          talk to sales
        </SmartLink>{' '}
        about other limits.
      </p>
    </section>
  )
}

function stepsOf({ name, price }: Plan) {
  return [
    {
      when: 'Within one working day',
      title: 'We set up your organization',
      text:
        price === 0
          ? `It gets the limits of ${name}. An email brings you the link to it.`
          : `It gets the limits of ${name}. An email brings you the link to it and the order. The plan begins when you accept the order.`,
    },
    {
      when: 'When you have the link',
      title: 'You publish your first subgraph',
      text: (
        <>
          The{' '}
          <SmartLink href={`${nav.cosmo.url}#quick-start`} className={link}>
            quick start
          </SmartLink>{' '}
          has two to try with. Your router runs in your network and fetches the composed graph.
        </>
      ),
    },
    {
      when: 'From then on',
      title: 'Every change is checked',
      text: 'The registry composes each schema and compares it with the operations your clients sent, before it reaches the router.',
    },
  ]
}
