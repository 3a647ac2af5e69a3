import type { Place } from '@/config/links'
import { brand } from '@/config/site'
import { FormButton } from '@/forms/form-button'
import { MenuAnchor } from '@/site/menu-anchor'
import { nav, usefulLinks } from '@/site/navigation'
import { OrbitField } from '@/ui/art/orbit-field'
import { ButtonLink } from '@/ui/button'

/** What stands in for a place outside that has no address yet, so that no button of the site is dead (design.md §1). */
export function ElsewherePage({ place }: { place: Place }) {
  return (
    <div className="relative overflow-hidden">
      <OrbitField seed={place.name} center={[0.8, 0.34]} className="mask-b-from-60%" />
      <div className="relative container-page py-20 lg:py-32">
        <p className="font-mono text-sm text-accent">Elsewhere</p>
        <h1 className="mt-4 max-w-[20ch] text-4xl leading-[1.1] font-semibold tracking-tight lg:text-[56px]">
          {place.title}
        </h1>
        <p className="mt-6 max-w-[52ch] text-lg leading-8 text-muted">{place.about}</p>
        <p className="mt-3 max-w-[52ch] text-muted">
          {place.configured
            ? 'It has an address of its own.'
            : 'Its address is not set up here yet. Until it is, this page stands in for it.'}
        </p>
        <div className="mt-10 flex flex-wrap gap-3">
          <Action place={place} />
        </div>
        <UsefulPages />
      </div>
    </div>
  )
}

function Action({ place }: { place: Place }) {
  if (place.configured) {
    return (
      <ButtonLink href={place.href} size="lg" plain={false}>
        Go to {place.title}
      </ButtonLink>
    )
  }
  if (place.name === 'sign-up') {
    return (
      <>
        <FormButton form="getStarted" size="lg">
          Get started with the team
        </FormButton>
        <ButtonLink href={nav.pricing.url} size="lg" variant="secondary">
          Compare plans
        </ButtonLink>
      </>
    )
  }
  return (
    <ButtonLink href={nav.home.url} size="lg" variant="secondary">
      Back to the home page
    </ButtonLink>
  )
}

function UsefulPages() {
  return (
    <section className="mt-20 lg:mt-28">
      <h2 className="text-base font-medium text-text">Meanwhile, on {brand}</h2>
      <ul className="mt-5 grid border-t border-line sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-4">
        {usefulLinks.map(({ title, description, href, icon: Icon }) => (
          <li key={href} className="border-b border-line sm:border-b-0">
            <MenuAnchor href={href} className="group block rounded py-6">
              <Icon size={20} className="text-muted transition-colors group-hover:text-accent" />
              <span className="mt-4 block font-medium text-text">{title}</span>
              <span className="mt-1 block text-sm leading-6 text-muted">{description}</span>
            </MenuAnchor>
          </li>
        ))}
      </ul>
    </section>
  )
}
