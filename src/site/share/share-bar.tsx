import { brand } from '@/config/brand'
import { site } from '@/config/site'
import { iconLink } from '@/ui/icon-link'
import { CopyButton } from '@/ui/copy-button.client'
import { LinkedInMark, RedditMark, XMark } from '@/ui/brand-icon'
import { linkedInShare, redditShare, twitterShare } from './addresses'
import { popupSizes } from './popup'
import { ShareLink, ShareSheet } from './share-link.client'

type Props = {
  url: string
  title: string
  /** Names the vendor as the source, and the account of the site. */
  byVendor?: boolean
}

/** Buttons that share a page. The networks are links, which work without JavaScript too. */
export function ShareBar({ url, title, byVendor }: Props) {
  const via = byVendor ? site.seo.twitterHandle.replace(/^@/, '') : undefined
  const source = byVendor ? brand : undefined
  const buttonClass = `${iconLink} border border-line-strong`
  const networks = [
    { name: 'X', Mark: XMark, size: popupSizes.twitter, href: twitterShare(url, { title, via }) },
    {
      name: 'LinkedIn',
      Mark: LinkedInMark,
      size: popupSizes.linkedin,
      href: linkedInShare(url, { title, source }),
    },
    { name: 'Reddit', Mark: RedditMark, size: popupSizes.reddit, href: redditShare(url, { title }) },
  ]
  return (
    <div data-chrome className="flex flex-wrap items-center gap-2">
      {networks.map(({ name, Mark, size, href }) => (
        <ShareLink key={name} href={href} label={`Share on ${name}`} size={size} className={buttonClass}>
          <Mark size={16} />
        </ShareLink>
      ))}
      <CopyButton link={url} className={`${buttonClass} script-only cursor-pointer`} />
      <ShareSheet url={url} title={title} className={`${buttonClass} cursor-pointer`} />
    </div>
  )
}
