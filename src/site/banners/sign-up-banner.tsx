import { navigation } from '@/site/navigation'
import { PathGate } from '@/site/path-gate.client'
import { SignUpButton } from '@/site/sign-up-button'
import { OrbitField } from '@/ui/art/orbit-field'
import { ButtonLink } from '@/ui/button-link'

/** The banner above the footer (docs/contracts/site-chrome.md#banners); not shown if the page ends with a call already. */
export function SignUpBanner() {
  const { title, text, label, href, section } = navigation().banners.signUp
  return (
    <PathGate rule={section}>
      <aside aria-label="Sign up" className="container-page pb-10 md:pb-16 lg:pb-24 closing:hidden">
        <div className="relative flex flex-wrap items-center justify-between gap-8 overflow-hidden rounded-card border border-line bg-[linear-gradient(100deg,var(--raised)_40%,color-mix(in_srgb,var(--coral)_9%,var(--raised)))] px-6 py-10 lg:px-14 lg:py-16">
          <OrbitField seed="sign-up" center={[0.86, 1.05]} />
          <div className="relative max-w-[34rem]">
            <h2 className="mb-3 text-2xl leading-tight font-semibold tracking-tight lg:text-3xl">{title}</h2>
            <p className="text-muted">{text}</p>
          </div>
          <div className="actions relative">
            <SignUpButton size="lg" data-event="Announcement Banner Clicked" />
            <ButtonLink href={href} size="lg" variant="secondary" data-event="Announcement Banner Clicked">
              {label}
            </ButtonLink>
          </div>
        </div>
      </aside>
    </PathGate>
  )
}
