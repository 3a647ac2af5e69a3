import { platformName } from '@/config/brand'
import { Section } from '@/ui/section'
import { FaqSection } from '@/marketing/faq-section'
import { alternative } from './alternatives'
import { ComparisonTable } from './comparison-table'
import { Inventory } from './inventory'
import { Rules } from './rules'
import { SecondOpinion } from './second-opinion'
import { SourcesPicture } from './sources-picture'
import { Steps } from './steps'
import { Verdict } from './verdict'

/** Comparison with Hasura: the two architectures first, then how to use both. */
export function HasuraAlternative() {
  const data = alternative('hasura-cloud')
  return (
    <>
      <section>
        <div className="container-page py-14 text-center md:py-20">
          <p className="eyebrow">{platformName} and Hasura</p>
          <h1 className="mx-auto max-w-[18ch] heading-page">
            Hasura serves tables. Federation joins services.
          </h1>
          <p className="mx-auto mt-6 max-w-[44rem] text-lg text-pretty text-muted">{data.lead}</p>
        </div>
        <SourcesPicture />
      </section>
      <Verdict data={data} />
      <div className="border-t border-line">
        <Rules />
      </div>
      <div className="border-t border-line bg-raised">
        <ComparisonTable data={data} heading="Hasura and federation, point by point" />
      </div>
      <Section
        id="migration"
        heading="Keep Hasura, as a subgraph"
        lead="There is no need to choose on the first day. Both current versions of Hasura can be part of a federated graph, so a move starts by adding something in front."
      >
        <Steps data={data} />
      </Section>
      <Section id="inventory" heading="What happens to what you have" className="pt-0 md:pt-0">
        <Inventory data={data} />
      </Section>
      <SecondOpinion
        tone="ruled"
        lead="In a federated graph, subgraphs are joined by a composer, and the specification is open. These four pairs went through two open-source composers that different teams wrote."
      />
      <FaqSection heading="Questions about Hasura and federation" faqs={data.faqs} />
    </>
  )
}
