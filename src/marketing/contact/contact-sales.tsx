import { brand } from '@/config/brand'
import { FormButton } from '@/forms/form-button'
import { FormInline } from '@/forms/form-inline'
import { OrbitField } from '@/ui/art/orbit-field'
import { ContactPeople } from './people'
import { NextSteps } from './next-steps'
import { Topics } from './topics'

/** The sales page: what to expect on the left, the form on the right. */
export function ContactSales() {
  return (
    <div className="relative overflow-clip">
      <OrbitField seed="contact" center={[0.98, 0.06]} className="h-[44rem] mask-b-from-50%" />
      <div className="relative container-page grid gap-x-16 py-12 md:py-16 lg:grid-cols-[minmax(0,1fr)_minmax(27rem,31rem)] lg:grid-rows-[auto_1fr] lg:py-24">
        <header>
          <p className="eyebrow">Contact sales</p>
          <h1 className="max-w-[14ch] heading-page">Talk to GraphQL Federation Experts</h1>
          <p className="mt-6 max-w-[34rem] text-lg text-pretty text-muted md:text-xl md:leading-relaxed">
            Your message goes to an engineer who has split graphs, moved them and run them under load. Bring a
            schema, a traffic figure or a doubt.
          </p>
        </header>
        <FormCard />
        <div className="mt-14 max-w-[38rem] space-y-14 lg:mt-12 lg:space-y-16">
          <Topics />
          <NextSteps />
          <ContactPeople />
          <Customers />
          <SomethingElse />
        </div>
      </div>
    </div>
  )
}

function FormCard() {
  return (
    <section
      aria-labelledby="sales-form"
      className="mt-10 lg:sticky lg:top-28 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-2 lg:self-start"
    >
      <FormInline form="sales" className="h-[27.5rem] lg:h-[min(30rem,calc(100dvh-22rem))] lg:min-h-96">
        <div className="border-b border-line bg-raised px-6 py-5">
          <h2 id="sales-form" className="text-lg font-semibold">
            Tell us where you are
          </h2>
          <p className="mt-1 text-sm text-muted">Two short steps, about two minutes. No newsletter.</p>
        </div>
      </FormInline>
    </section>
  )
}

/** Fictional, like the vendor. */
const customers = ['Halden Freight', 'Octave Rail', 'Fathom Ledger', 'Brightwater Health']

function Customers() {
  return (
    <section aria-labelledby="customers" className="border-t border-line pt-8">
      <h2 id="customers" className="text-sm text-muted">
        Teams that run {brand} Cosmo
      </h2>
      <ul className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
        {customers.map((name) => (
          <li key={name} className="text-lg font-semibold tracking-tight">
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}

function SomethingElse() {
  return (
    <section aria-labelledby="something-else" className="border-t border-line pt-8">
      <h2 id="something-else" className="text-2xl font-semibold tracking-tight">
        Not about buying?
      </h2>
      <p className="mt-3 text-pretty text-muted">
        A correction to this site, a press request, a partnership: this form goes to whoever can answer it.
      </p>
      <FormButton form="contact" variant="secondary" className="mt-6">
        Write to us
      </FormButton>
    </section>
  )
}
