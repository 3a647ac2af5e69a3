import { platformName } from '@/config/brand'
import { FormButton } from '@/forms/form-button'
import { ButtonLink } from '@/ui/button-link'
import { Check } from '@/ui/icon'
import { Section } from '@/ui/section'
import { alternative } from './alternatives'
import { ComparisonTable } from './comparison-table'
import { Inventory } from './inventory'
import { Questions } from './questions'
import { Steps } from './steps'
import { Verdict } from './verdict'

/** Comparison with Apollo GraphOS: what is shared first, then what a move would touch. */
export function GraphosAlternative() {
  const data = alternative('apollo-graphos')
  return (
    <>
      <section className="border-b border-line">
        <div className="container-page grid gap-x-20 gap-y-12 py-14 md:py-20 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div>
            <p className="eyebrow">{platformName} and Apollo GraphOS</p>
            <h1 className="heading-page">
              Same subgraphs. <span className="block text-accent-gradient">Another license.</span>
            </h1>
            <p className="mt-6 max-w-[38rem] text-lg text-pretty text-muted">{data.lead}</p>
            <div className="actions mt-9">
              <ButtonLink href="#comparison" size="lg">
                Row by row
              </ButtonLink>
              <FormButton form="sales" variant="secondary" size="lg">
                Plan a move
              </FormButton>
            </div>
          </div>
          <div className="self-end">
            <h2 className="text-lg font-semibold">What both do</h2>
            <ul className="mt-4 grid gap-4">
              {data.common.map((item) => (
                <li key={item} className="flex gap-3 border-t border-line pt-4 text-muted">
                  <Check size={18} className="mt-1 shrink-0 text-success" />
                  {item}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
      <ComparisonTable data={data} heading="Where they differ" />
      <div className="border-y border-line bg-raised">
        <Verdict data={data} />
      </div>
      <Section
        id="migration"
        heading="What a move touches"
        lead="The protocol between router and subgraph is the same, so most of it is not your code. The third column is where the time goes."
      >
        <Inventory data={data} />
      </Section>
      <section aria-labelledby="steps" className="container-page pb-16 md:pb-24">
        <h2 id="steps" className="mb-8 text-2xl font-semibold tracking-tight md:text-3xl">
          How to move, one reversible step at a time
        </h2>
        <Steps data={data} />
      </section>
      <Questions data={data} />
    </>
  )
}
