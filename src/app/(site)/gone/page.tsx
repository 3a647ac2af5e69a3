import { paths } from '@/config/paths'
import { pageMetadata } from '@/seo/metadata'
import { LostPage } from '@/site/errors/lost-page'

export const metadata = pageMetadata({
  path: paths.gone,
  title: 'This page was taken down',
  description: 'The page at this address was removed for good.',
  noindex: true,
})

/** The page that the front server sends, with status 410, for the addresses in src/config/removed.ts. */
export default function GonePage() {
  return (
    <LostPage
      code="410"
      heading="This page was taken down"
      text="We removed it for good. If one of your pages links to it, you can delete the link."
    />
  )
}
