import { globalBanner } from '@/config/banner'
import { PathGate } from '@/site/path-gate.client'
import { ArrowRight, X } from '@/ui/icon'
import { SmartLink } from '@/ui/link'
import { bannerIds, bannerPaths } from './banners'
import { DismissButton } from './dismiss-button.client'

/** The bar above the header (docs/contracts/site-chrome.md#banners). */
export function GlobalBanner() {
  const { content, href, enabled } = globalBanner
  if (!enabled) return null
  return (
    <PathGate rule={bannerPaths.global}>
      <aside aria-label="Announcement" data-banner="global" className="global-banner">
        <p className="global-banner-row">
          <SmartLink
            href={href}
            plain
            className="global-banner-link"
            data-event="Announcement Banner Clicked"
          >
            {content}
            {'\u00a0'}
            <ArrowRight size={14} />
          </SmartLink>
        </p>
        <DismissButton
          id={bannerIds.global}
          label="Dismiss announcement"
          className="banner-close script-only"
        >
          <X size={16} />
        </DismissButton>
      </aside>
    </PathGate>
  )
}
