import { notFound } from 'next/navigation'
import { LandingPage } from '@/blocks/landing-page'
import { paths } from '@/config/paths'
import { VerifyForm } from '@/learn/certificate/verify-form'
import { buildTime } from '@/lib/build-time'
import { pageMetadata } from '@/seo/metadata'
import { pageBySlug } from '@/site/pages'

const findPage = () => pageBySlug('learn/verify', buildTime()) ?? notFound()

export function generateMetadata() {
  const { title, description } = findPage().data
  return pageMetadata({ path: paths.verify, title, description })
}

/** content/pages/learn/verify.md, in the frame of the course. */
export default function VerifyCertificatePage() {
  return <LandingPage page={findPage()} components={{ Demo: VerifyForm }} />
}
