import { externalLink } from '@/config/external-links'
import { planHref, plansData, signUpPlans } from '@/content/plans'
import type { Plan } from '@/content/schemas/plans'
import { fillIn } from '@/content/words'
import { FormInline } from '@/forms/form-inline'
import { ButtonLink } from '@/ui/button-link'
import { CheckList } from '@/ui/check-list'
import { SmartLink } from '@/ui/link'
import { billText, inWords } from './pricing-scale'

/**
 * The head of the sign-up page: the plan, a way to change it, and the form that asks for an account, as long as no
 * address of an app is configured (docs/contracts/routes.md#outside-addresses). Without a plan it is the first one.
 */
export function SignUp({ plan = signUpPlans()[0] }: { plan?: Plan }) {
  if (!plan) return null
  const { name, start, summary, requests, highlights } = plan
  const { everyPlan, signUp, meanwhile } = plansData()
  const isElsewhere = externalLink('sign-up').configured
  const limit = requests === null ? [] : [`${inWords(requests)} requests a month`]
  return (
    <div className="container-page grid gap-x-16 gap-y-9 py-12 md:py-16 lg:grid-cols-[minmax(0,1fr)_minmax(27rem,31rem)] lg:grid-rows-[auto_auto_1fr]">
      <header className="min-w-0">
        <h1 className="heading-page">{start}</h1>
        <p className="mt-5 max-w-[34rem] text-lg text-pretty text-soft">{summary}</p>
        {/* A visitor changes the plan without going back to pricing. */}
        <nav aria-label="Plan" className="mt-8">
          <ul className="grid grid-cols-3 gap-1.5 xs:gap-3">
            {signUpPlans().map((other) => (
              <li key={other.id}>
                <a
                  href={planHref(other)}
                  aria-current={other.id === plan.id ? 'page' : undefined}
                  className="flex h-full flex-col rounded-card border border-line-strong bg-ground px-2 py-2.5 leading-snug transition-colors hover:border-muted aria-[current]:border-accent/60 aria-[current]:bg-accent/12 xs:px-3"
                >
                  <span className="font-semibold">{other.name}</span>
                  <span className="text-caption text-muted">
                    {billText(other.price)} <span className="max-sm:block">a&nbsp;month</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <div className="min-w-0 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:self-start">
        {isElsewhere ? (
          <ButtonLink href={planHref(plan)} size="lg" plain={false}>
            {signUp.button}
          </ButtonLink>
        ) : (
          // As tall as the form, so that it does not scroll.
          <FormInline
            form="getStarted"
            hidden={{ plan: plan.id }}
            className="h-[56rem] xs:h-[50rem] sm:h-[44rem]"
            autoResize="400"
          />
        )}
      </div>
      <section aria-labelledby="included">
        <h2 id="included" className="text-lg font-semibold">
          {fillIn(signUp.included, { plan: name })}
        </h2>
        <CheckList
          items={[...limit, ...highlights, everyPlan]}
          className="mt-4 content-start sm:grid-cols-2"
        />
      </section>
      <section aria-labelledby="at-once">
        <h2 id="at-once" className="text-lg font-semibold">
          {signUp.wait}
        </h2>
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {meanwhile.map(({ name: title, href, text }) => (
            <li key={href} className="grid gap-x-6 py-3 text-body-sm sm:grid-cols-[8rem_minmax(0,1fr)]">
              <SmartLink
                href={href}
                className="touch-target font-semibold underline decoration-line-strong underline-offset-4"
              >
                {title}
              </SmartLink>
              <span className="text-muted">{text}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
