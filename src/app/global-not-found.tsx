import { words } from '@/content/words'
import { CourseLink } from '@/learn/parts/course-link'
import { pageMetadata } from '@/seo/metadata'
import { rootMetadata, rootViewport } from '@/seo/root'
import { LostPage } from '@/site/errors/lost-page'
import { SiteShell } from '@/site/shell/site-shell'
import { Document } from './document'

export const metadata = {
  ...rootMetadata,
  ...pageMetadata({
    path: '/404',
    title: 'Page not found',
    description: 'There is no page at this address.',
    canonical: null,
    noindex: true,
  }),
  // Next adds it.
  robots: undefined,
}
export const viewport = rootViewport

/**
 * The page for unknown addresses. A document of its own, because a `not-found.tsx` in the root would be sent with every
 * page of the site. In development it loads again, because Next finds a new page only after a request for it.
 */
export default function GlobalNotFound() {
  return (
    <Document>
      {process.env.NODE_ENV === 'development' && <meta httpEquiv="refresh" content="3" />}
      <SiteShell CourseLink={CourseLink}>
        <LostPage code="404" heading={words().errors.notFound} text={words().errors.notFoundText} />
      </SiteShell>
    </Document>
  )
}
