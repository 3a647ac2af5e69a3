import { FormButton } from '@/forms/form-button'
import { ButtonLink } from '@/ui/button-link'
import { SmartLink } from '@/ui/link'
import { Hero } from '@/ui/hero'
import { servicesData } from './data'
import { Handover } from './handover'

/** The headline beside a list of all services, above the weeks of a migration. */
export function ServicesHero() {
  const index = [
    ...servicesData().offers.map(({ id, title }) => ({ href: `#${id}`, title })),
    { href: '#training', title: 'Training' },
    { href: '#support', title: 'Support' },
    { href: '#dedicated-cloud', title: 'Dedicated cloud' },
  ]
  return (
    <div className="border-b border-line">
      <Hero
        columns="7/4"
        align="end"
        eyebrow="Services"
        heading={
          <>
            Work with the engineers{' '}
            <span className="block text-accent-gradient pb-[0.12em]">who build the router.</span>
          </>
        }
        lead="Our services help platform teams design, migrate, and run a federated graph. Our engineers work in your repositories until your team can continue without them."
        actions={
          <>
            {' '}
            <FormButton form="sales" size="lg">
              Talk to an architect
            </FormButton>
            <ButtonLink href="#engagement" variant="secondary" size="lg">
              See a 12-week migration
            </ButtonLink>
          </>
        }
      >
        <nav aria-label="Services">
          <ul className="grid gap-x-10 border-b border-line sm:max-lg:grid-cols-2">
            {index.map(({ href, title }) => (
              <li key={href} className="border-t border-line">
                <SmartLink href={href} className="block py-3 text-lg hover:text-accent">
                  {title}
                </SmartLink>
              </li>
            ))}
          </ul>
        </nav>
      </Hero>
      <Handover />
    </div>
  )
}
