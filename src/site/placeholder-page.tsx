import type { ExternalLink } from '@/config/external-links'
import { brand } from '@/config/brand'
import { FormInline } from '@/forms/form-inline'
import { MenuAnchor } from '@/site/menu-anchor'
import { nav, usefulLinks } from '@/site/navigation'
import { OrbitField } from '@/ui/art/orbit-field'
import { ButtonLink } from '@/ui/button-link'
import { SmartLink } from '@/ui/link'

/**
 * The page for an external place without an address, so that no button of the site is dead
 * (docs/contracts/routes.md#outside-addresses).
 */
export function PlaceholderPage({ place }: { place: ExternalLink }) {
  const signsUp = place.name === 'sign-up' && !place.configured
  return (
    <div className="relative overflow-hidden">
      <OrbitField seed={place.name} center={[0.8, 0.34]} className="mask-l-from-0% mask-l-to-55%" />
      <div className="relative container-page py-16 md:py-20 lg:py-28">
        {signsUp ? <SignUp place={place} /> : <Announcement place={place} />}
        <UsefulPages />
      </div>
    </div>
  )
}

function Announcement({ place }: { place: ExternalLink }) {
  return (
    <>
      <Heading title={place.title} about={place.about} />
      <div className="actions mt-10">
        {place.configured ? (
          <ButtonLink href={place.href} size="lg" plain={false}>
            Go to {place.title}
          </ButtonLink>
        ) : (
          <ButtonLink href={nav.home.url} size="lg" variant="secondary">
            Back to the home page
          </ButtonLink>
        )}
      </div>
      <SmallPrint configured={place.configured} />
    </>
  )
}

/** All sign-up buttons link here, so show the form itself instead of another button. */
function SignUp({ place }: { place: ExternalLink }) {
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(27rem,31rem)]">
      <div>
        <Heading title="Create your first graph" about={place.about} />
        <p className="mt-4">
          <SmartLink
            href={nav.pricing.url}
            className="underline decoration-line-strong underline-offset-4 hover:decoration-current"
          >
            Compare plans
          </SmartLink>
        </p>
        <SmallPrint configured={false} />
      </div>
      {/* As tall as the form, so that it does not scroll. */}
      <FormInline form="getStarted" className="h-[49rem] sm:h-[43rem]" />
    </div>
  )
}

function Heading({ title, about }: { title: string; about: string }) {
  return (
    <>
      <p className="eyebrow">Elsewhere</p>
      <h1 className="max-w-[20ch] text-4xl leading-[1.1] font-semibold tracking-tight sm:text-5xl lg:text-display">
        {title}
      </h1>
      <p className="mt-6 max-w-[52ch] text-lg leading-8 text-muted">{about}</p>
    </>
  )
}

function SmallPrint({ configured }: { configured: boolean }) {
  return (
    <p className="mt-8 max-w-[60ch] text-sm text-muted">
      {configured
        ? 'It has an address of its own.'
        : 'Its address is not set up here yet. Until it is, this page stands in for it.'}
    </p>
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
