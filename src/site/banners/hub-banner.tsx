import { navigation } from '@/site/navigation'
import { ArrowRight, X } from '@/ui/icon'
import { SmartLink } from '@/ui/link'
import { bannerIds } from './banners'
import { DismissButton } from './dismiss-button.client'

/** The banner that links to Hub (docs/contracts/site-chrome.md#banners). */
export function HubBanner() {
  const { title, text, label, href } = navigation().banners.hub
  return (
    <aside aria-label="Hub" data-banner="hub" className="container-page pb-6">
      <div className="relative flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-raised py-5 pr-14 pl-6">
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
        <DismissButton id={bannerIds().hub} label="Dismiss the Hub banner" className="top-4 right-3">
          <X size={16} />
        </DismissButton>
      </div>
    </aside>
  )
}
