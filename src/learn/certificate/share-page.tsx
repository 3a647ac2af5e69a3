import { paths } from '@/config/paths'
import { absoluteUrl } from '@/config/site'
import { words } from '@/content/words'
import { ShareBar } from '@/site/share/share-bar'
import { ButtonLink } from '@/ui/button-link'
import { CertificateView } from './certificate-view'
import { api, linkQuery, type Certificate } from './contract'
import { Notes } from './notes'

type Props = { certificate: Certificate; link: string; signedBy: string }

/** The page that a learner shares: the certificate, its files, and what it is worth. */
export function SharePage({ certificate, link, signedBy }: Props) {
  const query = linkQuery(link)
  return (
    <div className="container-page max-w-[72rem]! py-8 md:py-14">
      <CertificateView certificate={certificate} signedBy={signedBy} />
      <div data-chrome className="mt-6 flex flex-wrap items-center gap-3">
        <ButtonLink href={`${api.picture}${query}`} download="certificate.png">
          Download picture
        </ButtonLink>
        <ButtonLink href={`${api.file}${query}`} download="certificate.jwt" variant="secondary">
          Download signed file
        </ButtonLink>
        <ShareBar
          url={absoluteUrl(`${paths.certificates}${query}`)}
          title={`${certificate.name} completed ${certificate.title}`}
        />
      </div>
      <div data-chrome>
        <Notes notes={words().certificate.shareNotes} values={certificate} />
      </div>
    </div>
  )
}
