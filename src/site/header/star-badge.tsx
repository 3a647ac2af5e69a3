import clsx from 'clsx'
import { navigation } from '@/site/navigation'
import { GitHubMark } from '@/ui/brand-icon'
import { SmartLink } from '@/ui/link'
import { badgeSize } from './stars'

/** The repository's stars as a picture of fixed size, so that nothing shifts when it loads. */
export function StarBadge({ className }: { className?: string }) {
  const { href, label } = navigation().repository
  return (
    <SmartLink
      href={href}
      plain
      className={clsx(
        'flex h-[40px] shrink-0 items-center gap-1.5 rounded-lg border border-line-strong px-1.5 xl:pr-2 xl:pl-[11px] text-muted transition-colors hover:border-muted/60 hover:bg-raised hover:text-text',
        className,
      )}
      data-event="Github"
    >
      <GitHubMark size={16} className="lg:max-xl:hidden" />
      <img
        src="/api/stars.svg"
        alt=""
        {...badgeSize}
        loading="lazy"
        className="max-w-none lg:max-xl:-mx-1 light:hue-rotate-180 light:invert"
      />
      <span className="sr-only">{label}</span>
    </SmartLink>
  )
}
