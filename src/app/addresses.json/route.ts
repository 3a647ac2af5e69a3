import { siteUrls } from '@/content/urls'
import { buildTime } from '@/lib/build-time'

export const dynamic = 'force-static'

/** Path and title of every indexed page, for the suggestions of the 404 page. */
export function GET() {
  const addresses = siteUrls(buildTime())
    .filter(({ indexed }) => indexed)
    .map(({ path, title }) => ({ path, title }))
  return Response.json(addresses)
}
