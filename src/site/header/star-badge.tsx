import clsx from 'clsx'
import { nav } from '@/site/navigation'
import { GitHubMark } from '@/ui/brand-icon'
import { SmartLink } from '@/ui/link'
import { StarImage } from './star-image.client'
import { badgeSize } from './star-picture'

/** The repository's stars as a picture of fixed size, so that nothing shifts when it loads. */
export function StarBadge({ className }: { className?: string }) {
  return (
    <SmartLink href={nav.repository.url} plain className={clsx('star-badge', className)} data-event="Github">
      <GitHubMark size={16} />
      <StarImage src="/api/stars.svg" {...badgeSize} loading="lazy" />
      <span className="sr-only">Star on GitHub</span>
    </SmartLink>
  )
}
