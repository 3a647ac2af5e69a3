import { platformName } from '@/config/brand'
import { FormButton } from '@/forms/form-button'
import { ButtonLink } from '@/ui/button-link'
import { Check } from '@/ui/icon'
import { Section } from '@/ui/section'
import { FaqSection } from '@/marketing/faq-section'
import { Hero } from '@/ui/hero'
import { alternative } from './alternatives'
import { ComparisonTable } from './comparison-table'
import { Inventory } from './inventory'
import { Lanes } from './lanes'
import { SecondOpinion } from './second-opinion'
import { Steps } from './steps'
import { Verdict } from './verdict'

/** Comparison with Apollo GraphOS: common ground first, then the migration. */
export function GraphosAlternative() {
  const data = alternative('apollo-graphos')
  return (
    <>
      <Hero
        columns="7/5"
        className="border-b border-line"
        eyebrow={`${platformName} and Apollo GraphOS`}
        heading={
          <>
            Open-source <span className="block text-accent-gradient pb-[0.12em]">GraphOS alternative.</span>
          </>
        }
        lead={data.lead}
        actions={
          <>
            <ButtonLink href="#comparison" size="lg">
              Compare point by point
            </ButtonLink>
            <FormButton form="sales" variant="secondary" size="lg">
              Plan a move with us
            </FormButton>
          </>
        }
      >
        <div>
          <h2 className="text-lg font-semibold">What both platforms do</h2>
          <ul className="mt-4 grid gap-4">
            {data.common.map((item) => (
              <li key={item} className="flex gap-3 border-t border-line pt-4 text-muted">
                <Check size={18} className="mt-1 shrink-0 text-success" />
                {item}
              </li>
            ))}
          </ul>
        </div>
      </Hero>
      <ComparisonTable data={data} heading="Where GraphOS and our platform differ" />
      <div className="border-y border-line bg-raised">
        <Verdict data={data} />
      </div>
      <SecondOpinion />
      <Section
        id="migration"
        heading="What a move changes, and what stays"
        lead="Both routers speak the same protocol to subgraphs, so your subgraphs stay as they are. Most of the work is in what you must rewrite."
        tone="ruled"
      >
        <Inventory data={data} />
      </Section>
      <Section
        id="steps"
        tone="raised"
        heading="Move in five reversible steps"
        lead="Clients notice nothing until the last step, which moves their traffic."
        leadBeside
      >
        <Lanes data={data} />
        <Steps data={data} />
      </Section>
      <FaqSection heading="Questions about GraphOS and a move" faqs={data.faqs} />
    </>
  )
}
