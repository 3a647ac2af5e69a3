import { FormButton } from '@/forms/form-button'
import { FormInline } from '@/forms/form-inline'
import { customerPath } from '@/content/paths'
import { allCustomers } from '@/marketing/customers/customers'
import { Wordmark } from '@/marketing/customers/wordmark'
import { SmartLink } from '@/ui/link'
import { NextSteps } from './next-steps'
import { ContactPeople } from './people'
import { Topics } from './topics'

/** The sales page: what to ask beside the form, then who answers, and when. */
export function ContactSales() {
  return (
    <>
      <div className="container-page grid grid-cols-1 gap-x-20 gap-y-10 py-12 md:py-16 lg:grid-cols-[minmax(0,1fr)_minmax(27rem,31rem)] lg:grid-rows-[auto_1fr]">
        <header>
          <h1 className="max-w-[14ch] heading-page">Talk to GraphQL Federation Experts</h1>
          <p className="mt-6 max-w-[34rem] text-lg text-pretty text-muted">
            Ask an engineer about your migration, your hosting, or the price for your traffic. You get a first
            opinion by email within one working day.
          </p>
        </header>
        <section
          aria-labelledby="sales-form"
          className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start"
        >
          {/* As tall as the first step, so that nothing moves when the form arrives. */}
          <FormInline form="sales" className="h-[34rem] xs:h-[31.25rem]" autoResize="500">
            <div className="border-b border-line bg-raised px-6 py-5">
              <h2 id="sales-form" className="text-lg font-semibold">
                Describe your situation
              </h2>
              <p className="mt-1 text-sm text-muted">Two short steps, about two minutes. No newsletter.</p>
            </div>
          </FormInline>
        </section>
        <Topics />
      </div>
      <div className="border-y border-line bg-raised">
        <div className="container-page py-14 md:py-20">
          <NextSteps />
        </div>
      </div>
      <div className="container-page pt-14 md:pt-20">
        <ContactPeople />
      </div>
      <div className="container-page grid grid-cols-1 gap-x-16 gap-y-12 py-14 md:py-20 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Customers />
        <SomethingElse />
      </div>
    </>
  )
}

function Customers() {
  return (
    <section aria-labelledby="customers" className="border-t border-line pt-8">
      <h2 id="customers" className="text-2xl font-semibold tracking-tight">
        What other teams did
      </h2>
      <ul className="mt-4 flex flex-wrap gap-x-8">
        {allCustomers().map((customer) => (
          <li key={customer.slug}>
            <SmartLink href={customerPath(customer.slug)} className="block py-2 text-muted hover:text-text">
              <Wordmark customer={customer} />
            </SmartLink>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">These customers are fictional, as is the vendor of this site.</p>
    </section>
  )
}

function SomethingElse() {
  return (
    <section aria-labelledby="something-else" className="border-t border-line pt-8">
      <h2 id="something-else" className="text-2xl font-semibold tracking-tight">
        Something else?
      </h2>
      <p className="mt-3 text-pretty text-muted">
        Report an error on this site, ask for press material, or propose a partnership. We pass your message
        to the person who can answer it.
      </p>
      <FormButton form="contact" variant="secondary" className="mt-6">
        Write to us
      </FormButton>
    </section>
  )
}
