import clsx from 'clsx'
import { GitHubMark, LinkedInMark, XMark } from '@/ui/brand-icon'
import { Globe } from '@/ui/icon'
import { iconLink } from '@/ui/icon-link'
import { SmartLink } from '@/ui/link'
import type { Author } from '@/content/author'

const networks = [
  { key: 'twitter', label: 'X', Icon: XMark },
  { key: 'linkedin', label: 'LinkedIn', Icon: LinkedInMark },
  { key: 'github', label: 'GitHub', Icon: GitHubMark },
  { key: 'website', label: 'Website', Icon: Globe },
] as const

type Props = { name: string; socials: Author['socials']; className?: string }

/** Links to an author's profiles on other sites. */
export function Socials({ name, socials, className }: Props) {
  const known = networks.flatMap((network) => {
    const href = socials[network.key]
    return href ? [{ ...network, href }] : []
  })
  if (known.length === 0) return null
  return (
    <ul className={clsx('flex gap-1', className)}>
      {known.map(({ key, label, Icon, href }) => (
        <li key={key}>
          <SmartLink
            href={href}
            plain
            rel="me noopener noreferrer"
            className={iconLink}
            aria-label={`${name} on ${label} (opens in a new tab)`}
          >
            <Icon size={17} />
          </SmartLink>
        </li>
      ))}
    </ul>
  )
}
