import { paths } from '@/config/paths'
import { VerifyPage } from '@/learn/certificate/verify-page'
import { pageMetadata } from '@/seo/metadata'

export const metadata = pageMetadata({
  path: paths.verify,
  title: 'Verify a certificate',
  description: 'Check who signed a course certificate, for whom, and whether it was changed since.',
})

export default function VerifyCertificatePage() {
  return <VerifyPage />
}
