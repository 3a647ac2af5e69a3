import { LinkedInMark, RedditMark, XMark } from '@/ui/brand-icon'
import { linkedInShare, redditShare, twitterShare } from './addresses'
import { popupSizes } from './popup'
import { ShareLink } from './share-link.client'
import { ShareTools } from './share-tools.client'

type Props = { url: string; title: string; via?: string; source?: string; className?: string }

/** Ways to pass a post on. The networks are plain links without script. */
export function ShareBar({ url, title, via, source, className }: Props) {
  const look = 'icon-link border border-line-strong'
  return (
    <div className={className}>
      <ShareLink
        href={twitterShare(url, { title, via })}
        label="Share on X"
        size={popupSizes.twitter}
        className={look}
      >
        <XMark size={16} />
      </ShareLink>
      <ShareLink
        href={linkedInShare(url, { title, source })}
        label="Share on LinkedIn"
        size={popupSizes.linkedin}
        className={look}
      >
        <LinkedInMark size={16} />
      </ShareLink>
      <ShareLink
        href={redditShare(url, { title })}
        label="Share on Reddit"
        size={popupSizes.reddit}
        className={look}
      >
        <RedditMark size={16} />
      </ShareLink>
      <span className="script-only contents">
        <ShareTools url={url} title={title} className={`${look} cursor-pointer`} />
      </span>
    </div>
  )
}
