import { site } from '@/config/site'
import { rootMetadata, rootViewport } from '@/seo/root'
import { LostPage } from '@/site/errors/lost-page'
import { Suggestions } from '@/site/errors/suggestions.client'
import { SiteShell } from '@/site/site-shell'
import { Document } from './document'

export const metadata = {
  ...rootMetadata,
  title: { absolute: site.seo.titleTemplate.replace('%s', 'Page not found') },
  description: 'There is no page at this address.',
  robots: { index: false },
}
export const viewport = rootViewport

/**
 * The page for unknown addresses. A document of its own, because a `not-found.tsx` in the root would be sent with every
 * page of the site.
 */
export default function GlobalNotFound() {
  return (
    <Document>
      <SiteShell>
        <LostPage
          code="404"
          heading="This one drifted off its orbit"
          text="There is no page at this address. It may have moved, or the link was mistyped."
        >
          <Suggestions />
        </LostPage>
      </SiteShell>
    </Document>
  )
}
