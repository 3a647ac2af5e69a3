import { paths } from '@/config/paths'
import { words } from '@/content/words'
import { pageMetadata } from '@/seo/metadata'
import { LostPage } from '@/site/errors/lost-page'

export const metadata = pageMetadata({
  path: paths.gone,
  title: words().errors.gone,
  description: 'The page at this address was removed for good.',
  noindex: true,
})

/** The page that the front server sends, with status 410, for the addresses in src/config/removed.ts. */
export default function GonePage() {
  return <LostPage code="410" heading={words().errors.gone} text={words().errors.goneText} />
}
