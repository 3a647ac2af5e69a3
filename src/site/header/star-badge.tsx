import clsx from 'clsx'
import { nav } from '@/site/navigation'
import { GitHubMark } from '@/ui/brand-icon'
import { SmartLink } from '@/ui/link'
import { badgeSize } from './star-picture'

/**
 * The repository's stars as a picture of fixed size, so that nothing shifts when it loads. Without a text of its own, it
 * leaves no blank when it cannot be loaded.
 */
export function StarBadge({ className }: { className?: string }) {
  return (
    <SmartLink href={nav.repository.url} plain className={clsx('star-badge', className)} data-event="Github">
      <GitHubMark size={16} />
      <img src="/api/stars.svg" alt="" {...badgeSize} loading="lazy" />
      <span className="sr-only">Star on GitHub</span>
    </SmartLink>
  )
}
