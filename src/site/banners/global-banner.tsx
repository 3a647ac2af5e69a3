import { navigation } from '@/site/navigation'
import { PathGate } from '@/site/path-gate.client'
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
        <p className="px-6 py-2.5 text-center text-balance">
          <SmartLink
            href={href}
            plain
            className="group -my-1 inline-block rounded py-1 text-text"
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
