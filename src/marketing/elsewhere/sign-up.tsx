import { externalLink } from '@/config/external-links'
import type { Plan } from '@/content/schemas/plans'
import { FormInline } from '@/forms/form-inline'
import { AfterSending } from '@/site/after-sending'
import { PageFaq } from '@/marketing/faq-section'
import { planHref } from '@/marketing/pricing/plans'
import { inWords, priceText } from '@/marketing/pricing/scale'
import { nav } from '@/site/navigation'
import { CheckReport } from '@/marketing/studio/check-report'
import { StudioFrame } from '@/marketing/studio/frame'
import { sampleCheck } from '@/marketing/studio/sample'
import { ButtonLink } from '@/ui/button-link'
import { Check } from '@/ui/icon'
import { SmartLink } from '@/ui/link'
import { Section } from '@/ui/section'
import { PlanSwitch } from './plan-switch'

const link =
  'inline-block py-0.5 text-text underline decoration-line-strong underline-offset-4 hover:decoration-current'

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
      <div className="container-page grid gap-x-20 gap-y-10 py-12 md:py-16 lg:grid-cols-[minmax(0,1fr)_minmax(27rem,31rem)] lg:grid-rows-[auto_1fr]">
        <header className="min-w-0">
          <h1 className="heading-page">{signUpTitle(plan)}</h1>
          <p className="mt-5 max-w-[34rem] text-lg text-pretty text-muted">{plan.summary}</p>
          <PlanSwitch current={plan} />
        </header>
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start">
          {configured ? (
            <ButtonLink href={planHref(plan)} size="lg" plain={false}>
              Create your account
            </ButtonLink>
          ) : (
            <PlanForm plan={plan} />
          )}
        </div>
        <div className="space-y-12">
          <Included plan={plan} />
          <AfterSending steps={stepsOf(plan)} />
        </div>
      </div>
      <FirstCheck />
      <PageFaq page="sign-up" heading="Before you sign up" />
    </>
  )
}

/** What the visitor can do with the account: a check in Studio. */
async function FirstCheck() {
  return (
    <Section
      tone="raised"
      columns="4/7"
      centered
      heading="Your first pull request gets a check like this"
      lead="It names the client and the version that a change would break, and their share of your requests. You see it before you merge."
      actions={
        <p className="mt-6">
          <SmartLink href="/playground" className={link}>
            Try a check in the playground
          </SmartLink>
        </p>
      }
    >
      <StudioFrame path={['shop', 'production']} page="Checks" caption="A check in Studio. Sample data." bare>
        <CheckReport
          title="Pull request 482: replace weight with grams"
          subgraph="products"
          comparison={await sampleCheck()}
        />
      </StudioFrame>
    </Section>
  )
}

function PlanForm({ plan }: { plan: Plan }) {
  const { id, name, price, requests } = plan
  return (
    /* As tall as the form, so that it does not scroll. */
    <FormInline
      form="getStarted"
      hidden={{ plan: id }}
      className="h-[56rem] xs:h-[50rem] sm:h-[44rem]"
      autoResize="400"
    >
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
      <h2 id="included" className="text-lg font-semibold">
        What {name} includes
      </h2>
      <ul className="mt-4 grid gap-x-8 gap-y-2.5 sm:grid-cols-2">
        {[...limit, ...highlights, 'Router, registry, schema checks and analytics'].map((item) => (
          <li key={item} className="flex gap-3">
            <Check size={16} className="mt-1.5 shrink-0 text-accent" />
            {item}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-body-sm text-muted">
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
      title: 'We send you a link to your organization',
      text:
        price === 0
          ? `It has the limits of ${name}.`
          : `It has the limits of ${name}. The order comes in the same email, and the plan begins when you accept it.`,
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
          has two sample subgraphs. The router runs in your network and fetches the composed graph.
        </>
      ),
    },
    {
      when: 'From then on',
      title: 'The registry checks every change',
      text: 'It composes each schema and compares it with the operations your clients sent, before the router gets it.',
    },
  ]
}
