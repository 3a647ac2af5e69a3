import { nav } from '@/site/navigation'
import { SmartLink } from '@/ui/link'
import { ShieldCheck } from '@/ui/icon'
import statusDark from './status-dark.svg'
import statusLight from './status-light.svg'

/** SOC 2 Type II (docs/contracts/site-chrome.md#footer), drawn here. The line below says that the audit is fictional. */
export function SocBadge() {
  return (
    <SmartLink href={nav.trust.url} plain className="soc-badge">
      <ShieldCheck size={22} className="shrink-0 text-accent" />
      <span>
        <span className="block text-caption leading-4 font-medium text-text">SOC 2 Type II</span>
        <span className="block text-xs leading-4 text-muted">Audited every year</span>
      </span>
    </SmartLink>
  )
}

/** The status badge as a light and a dark picture, of which the theme shows one. */
export function StatusBadge() {
  return (
    <SmartLink href={nav.status.url} plain className="block rounded-lg">
      <StatusPicture picture={statusDark} className="light:hidden" />
      <StatusPicture picture={statusLight} className="hidden light:block" />
    </SmartLink>
  )
}

type Picture = { src: string; width: number; height: number }

function StatusPicture({
  picture: { src, width, height },
  className,
}: {
  picture: Picture
  className: string
}) {
  return (
    <img src={src} width={width} height={height} loading="lazy" alt="Service status" className={className} />
  )
}
