import { ArrowRight, X } from '@/ui/icon'
import { SmartLink } from '@/ui/link'
import { bannerIds, hubBanner } from './banners'
import { DismissButton } from './dismiss-button.client'

/** The banner that links to Hub (docs/contracts/site-chrome.md#banners). */
export function HubBanner() {
  const { title, content, action, href } = hubBanner
  return (
    <aside aria-label="Hub" data-banner="hub" className="container-page pb-6">
      <div className="hub-banner">
        <p className="hub-banner-tag">{title}</p>
        <p className="text-text">{content}</p>
        <SmartLink href={href} className="hub-banner-link" data-event="Announcement Banner Clicked">
          {action}
          <span className="sr-only"> about Hub</span>
          <ArrowRight size={16} />
        </SmartLink>
        <DismissButton id={bannerIds.hub} label="Dismiss the Hub banner" className="banner-close script-only">
          <X size={16} />
        </DismissButton>
      </div>
    </aside>
  )
}
