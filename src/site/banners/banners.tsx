import { navigation } from '@/site/navigation'
import { PathGate } from '@/site/path-gate.client'
import { SignUpButton } from '@/site/sign-up-button'
import { ButtonLink } from '@/ui/button-link'
import { ClosingBand } from '@/ui/closing-band'
import { ArrowRight } from '@/ui/icon'
import { SmartLink } from '@/ui/link'

/** The bar above the header (docs/contracts/site-chrome.md#banners). */
export function GlobalBanner() {
  const { label, href, enabled, section } = navigation().banners.global
  if (!enabled) return null
  return (
    <PathGate rule={section}>
      <aside
        aria-label="Announcement"
        className="border-b border-line bg-[linear-gradient(90deg,transparent,color-mix(in_srgb,var(--coral)_13%,transparent)_35%,color-mix(in_srgb,var(--amber)_13%,transparent)_65%,transparent)] text-sm leading-5"
      >
        <p className="px-4 py-2.5 text-center text-balance xs:px-6">
          <SmartLink
            href={href}
            plain
            className="group touch-target -my-1 inline-block rounded py-1 text-text"
            data-event="Announcement Banner Clicked"
          >
            {label}
            {'\u00a0'}
            <ArrowRight
              size={14}
              className="ml-0.5 inline align-[-2px] text-accent transition-transform group-hover:translate-x-[3px]"
            />
          </SmartLink>
        </p>
      </aside>
    </PathGate>
  )
}

/** The banner that links to Hub (docs/contracts/site-chrome.md#banners). */
export function HubBanner() {
  const { title, text, label, href } = navigation().banners.hub
  return (
    <aside aria-label="Hub" data-ground="" className="container-page pb-12 md:pb-24">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-raised px-6 py-5">
        <p className="rounded-full border border-cool/40 px-2.5 py-0.5 text-caption leading-5 text-cool">
          {title}
        </p>
        <p className="text-text">{text}</p>
        <SmartLink
          href={href}
          className="group inline-flex items-center gap-1.5 rounded font-medium text-accent"
          data-event="Announcement Banner Clicked"
        >
          {label}
          <span className="sr-only"> about Hub</span>
          <ArrowRight size={16} className="transition-transform group-hover:translate-x-[3px]" />
        </SmartLink>
      </div>
    </aside>
  )
}

/** The banner above the footer (docs/contracts/site-chrome.md#banners); not shown if the page ends with a call already. */
export function SignUpBanner() {
  const { title, text, label, href, section } = navigation().banners.signUp
  const actions = (
    <div className="actions">
      <SignUpButton size="lg" data-event="Announcement Banner Clicked" />
      <ButtonLink href={href} size="lg" variant="secondary" data-event="Announcement Banner Clicked">
        {label}
      </ButtonLink>
    </div>
  )
  return (
    <PathGate rule={section}>
      <aside aria-label="Sign up" className="closing:hidden">
        <ClosingBand heading={title} intro={text} actions={actions} />
      </aside>
    </PathGate>
  )
}
