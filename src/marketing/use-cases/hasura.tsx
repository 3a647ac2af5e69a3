import { platformName } from '@/config/brand'
import { Section } from '@/ui/section'
import { FaqSection } from '@/marketing/faq-section'
import { alternative } from './alternatives'
import { ComparisonTable } from './comparison-table'
import { Inventory } from './inventory'
import { Lanes } from './lanes'
import { Rules } from './rules'
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
          <h1 className="mx-auto max-w-[24ch] heading-page">
            An alternative to Hasura when many teams own the data
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
        <ComparisonTable data={data} heading="How Hasura and federation differ" />
      </div>
      <Section
        id="migration"
        heading="Keep Hasura as a subgraph"
        lead="You need not replace Hasura to start. Both current versions can be part of a federated graph, so you first put the router in front."
      >
        <Lanes data={data} />
        <Steps data={data} />
      </Section>
      <Section id="inventory" heading="What a move changes, and what stays" className="pt-0 md:pt-0">
        <Inventory data={data} />
      </Section>
      <FaqSection heading="Questions about Hasura and federation" faqs={data.faqs} />
    </>
  )
}
