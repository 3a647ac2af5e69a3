import { paths } from '@/config/paths'
import type { Metadata } from 'next'
import { api, linkQuery, pictureSize } from '@/learn/certificate/contract'
import { problems } from '@/learn/certificate/server/check'
import { loadCertificate } from '@/learn/certificate/server/load-certificate'
import { SharePage } from '@/learn/certificate/share-page'
import { setPageStatus } from '@/lib/response-status'
import { pageMetadata } from '@/seo/metadata'
import { LostPage } from '@/site/errors/lost-page'
import { ButtonLink } from '@/ui/button-link'

type Props = PageProps<'/learn/certificates'>

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { link, verdict } = await find(props)
  const head = { path: paths.certificates, canonical: null, noindex: true }
  if (!verdict.valid)
    return pageMetadata({ ...head, title: 'Certificate', description: 'A certificate that cannot be shown.' })
  const { name, title } = verdict.certificate
  return pageMetadata({
    ...head,
    title: `${name}: ${title}`,
    description: `${name} completed the course ${title}. The certificate is signed and can be verified.`,
    image: { path: `${api.picture}${linkQuery(link)}`, ...pictureSize, alt: `Certificate of ${name}` },
  })
}

/** Rendered per request, because everything that it shows is in its query (docs/contracts/certificate.md#page). */
export default async function CertificatePage(props: Props) {
  const { link, verdict } = await find(props)
  if (verdict.valid) return <SharePage certificate={verdict.certificate} link={link} signedBy={verdict.key} />
  if (verdict.problem === 'unavailable') {
    setPageStatus(503)
    return (
      <LostPage
        code="503"
        heading="The certificate cannot be verified right now"
        text="Our database does not respond. Please reload this page in a moment."
      />
    )
  }
  setPageStatus(404)
  return (
    <LostPage
      code="404"
      heading="This is no valid certificate"
      text={problems[verdict.problem]}
      action={<ButtonLink href={paths.verify}>Verify another certificate</ButtonLink>}
    />
  )
}

async function find({ searchParams }: Props) {
  const { c } = await searchParams
  const link = (Array.isArray(c) ? c[0] : c) ?? ''
  return { link, verdict: await loadCertificate(link) }
}
