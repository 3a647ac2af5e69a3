import { navigation } from '@/site/navigation'
import { ArrowRight } from '@/ui/icon'
import { SmartLink } from '@/ui/link'

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
