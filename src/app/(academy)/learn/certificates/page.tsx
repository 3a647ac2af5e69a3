import type { ComponentProps } from 'react'
import { publicPage } from '@/app/public-page'
import { Drawing } from '@/blocks/drawing'
import { LandingPage } from '@/blocks/landing-page'
import { paths } from '@/config/paths'
import type { Metadata } from 'next'
import { api, linkQuery, pictureSize } from '@/learn/certificate/contract'
import { problems } from '@/learn/certificate/server/check'
import { loadCertificate } from '@/learn/certificate/server/load-certificate'
import { SharePage } from '@/learn/certificate/share-page'
import { VerifyForm } from '@/learn/certificate/verify-form'
import { setPageStatus } from '@/lib/response-status'
import { pageMetadata } from '@/seo/metadata'

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
  setPageStatus(verdict.problem === 'unavailable' ? 503 : 404)
  const form = ({ look }: { look?: string }) => (
    <VerifyForm look={look} text={link} error={{ ...problems, unavailable }[verdict.problem]} />
  )
  const plain = (drawing: ComponentProps<typeof Drawing>) => (
    <div className="[--drawing:1044]">
      <Drawing {...drawing} plain />
    </div>
  )
  return <LandingPage page={publicPage('learn/verify')} components={{ Demo: form, Drawing: plain }} />
}

const unavailable =
  'The certificate cannot be verified right now: our database does not respond. Please try again in a moment.'

async function find({ searchParams }: Props) {
  const { c } = await searchParams
  const link = (Array.isArray(c) ? c[0] : c) ?? ''
  return { link, verdict: await loadCertificate(link) }
}
