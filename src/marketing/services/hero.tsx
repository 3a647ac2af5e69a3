import { FormButton } from '@/forms/form-button'
import { OrbitField } from '@/ui/art/orbit-field'
import { ButtonLink } from '@/ui/button-link'
import { SmartLink } from '@/ui/link'
import { Hero } from '@/ui/hero'
import { servicesData } from './data'

/** The headline, beside a list of all services. */
export function ServicesHero() {
  const index = [
    ...servicesData().offers.map(({ id, title }) => ({ href: `#${id}`, title })),
    { href: '#training', title: 'Training' },
    { href: '#support', title: 'Support' },
    { href: '#dedicated-cloud', title: 'Dedicated cloud' },
  ]
  return (
    <Hero
      columns="7/4"
      align="end"
      background={<OrbitField seed="services" center={[0.9, 0.1]} className="mask-l-from-0% mask-l-to-55%" />}
      eyebrow="Services"
      headingClass="lg:text-7xl"
      heading={
        <>
          {' '}
          The software is open.{' '}
          <span className="block text-accent-gradient pb-[0.12em]">The experience is for hire.</span>
        </>
      }
      lead="Engineers who work on the router and the registry help you divide your graph, move it and run it. They leave when your team can do it alone."
      actions={
        <>
          {' '}
          <FormButton form="sales" size="lg">
            Talk to an architect
          </FormButton>
          <ButtonLink href="#engagement" variant="secondary" size="lg">
            Twelve weeks, drawn
          </ButtonLink>
        </>
      }
    >
      <nav aria-label="Services">
        <ol className="border-b border-line">
          {index.map(({ href, title }, at) => (
            <li key={href} className="border-t border-line">
              <SmartLink href={href} className="flex items-baseline gap-5 py-3 text-lg hover:text-accent">
                <span className="font-mono text-xs text-muted">{String(at + 1).padStart(2, '0')}</span>
                {title}
              </SmartLink>
            </li>
          ))}
        </ol>
      </nav>
    </Hero>
  )
}
