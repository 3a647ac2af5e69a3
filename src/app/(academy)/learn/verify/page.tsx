import { publicPage, publicPageHead } from '@/app/public-page'
import { LandingPage } from '@/blocks/landing-page'
import { VerifyForm } from '@/learn/certificate/verify-form'

export const generateMetadata = () => publicPageHead('learn/verify')

/** content/pages/learn/verify.md, in the frame of the course. */
export default function VerifyCertificatePage() {
  return <LandingPage page={publicPage('learn/verify')} components={{ Demo: VerifyForm }} />
}
