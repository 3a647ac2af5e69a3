import { FormInline } from '@/forms/form-inline'
import { OrbitField } from '@/ui/art/orbit-field'

const facts = [
  ['What you get', 'A workspace for your organization, and one of us to set it up with you.'],
  ['What it costs', 'Nothing while it is in beta.'],
  ['What we ask for', 'An hour of your opinion after two weeks.'],
] as const

/** Sign-up for the beta. */
export function EarlyAccess() {
  return (
    <section
      id="early-access"
      aria-labelledby="early-access-heading"
      className="relative overflow-clip border-t border-line"
    >
      <OrbitField seed="hub" center={[0.2, 1]} />
      <div className="relative container-page grid gap-x-20 gap-y-12 py-16 md:py-24 lg:grid-cols-2">
        <div>
          <h2
            id="early-access-heading"
            className="text-4xl leading-[1.1] font-semibold tracking-tight md:text-5xl"
          >
            Try it on a page you are about to build
          </h2>
          <p className="mt-5 max-w-[34rem] text-lg text-pretty text-muted">
            We let in a few teams at a time, so that one of us has time for each. Leave your name and an email
            address.
          </p>
          <dl className="mt-8">
            {facts.map(([term, text]) => (
              <div key={term} className="border-t border-line py-4">
                <dt className="font-semibold">{term}</dt>
                <dd className="mt-1 text-body-sm leading-relaxed text-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <FormInline form="earlyAccess" className="h-[34rem]" />
      </div>
    </section>
  )
}
