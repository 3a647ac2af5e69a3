import { site } from '@/config/site'
import { isExternal } from '@/lib/links'
import { MarkedLink, type MarkedLinkProps } from './marked-link'

export type SmartLinkProps = Omit<MarkedLinkProps, 'marked'> & {
  /** Leaves out the arrow that marks an external address. */
  plain?: boolean
}

/** A link that marks external addresses and new tabs. Server only: browser code does not know the site's address. */
export function SmartLink({ plain = false, ...link }: SmartLinkProps) {
  return <MarkedLink marked={!plain && isExternal(link.href, site.seo.siteUrl)} {...link} />
}
