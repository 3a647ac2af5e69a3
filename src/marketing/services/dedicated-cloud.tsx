import { FormButton } from '@/forms/form-button'
import { planValue } from '@/marketing/pricing/plans'

const facts = [
  ['Where', 'AWS, Google Cloud, or Azure, in the region you choose'],
  ['Tenants', 'You alone: no other customer shares the installation'],
  ['Releases', 'On a cycle that we agree with you'],
  ['Availability', `${planValue('Availability promised', 'enterprise')} promised`],
  ['Routers', 'In your network, so payloads stay there'],
] as const

/** The dedicated cloud offer. */
export function DedicatedCloud() {
  return (
    <section id="dedicated-cloud" aria-labelledby="dedicated-cloud-heading" className="border-t border-line">
      <div className="container-page py-16 md:py-24">
        <div className="grid gap-x-16 gap-y-10 rounded-card border border-line-strong bg-raised p-6 md:p-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
          <div>
            <h2 id="dedicated-cloud-heading" className="heading-section">
              Dedicated cloud
            </h2>
            <p className="mt-5 text-lg text-pretty text-muted">
              We run the whole control plane for you alone. Choose it if you may not share an installation and
              do not want to run one.
            </p>
            <FormButton form="sales" variant="secondary" className="mt-8">
              Ask about dedicated cloud
            </FormButton>
          </div>
          <dl className="self-center">
            {facts.map(([term, detail]) => (
              <div
                key={term}
                className="grid gap-x-6 border-line py-3 not-first:border-t sm:grid-cols-[8rem_minmax(0,1fr)]"
              >
                <dt className="text-muted">{term}</dt>
                <dd>{detail}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}
