import { paths } from '@/config/paths'
import { brand } from '@/config/brand'
import { absoluteUrl } from '@/config/site'
import { ShareBar } from '@/site/share/share-bar'
import { SmartLink } from '@/ui/link'
import { ButtonLink } from '@/ui/button-link'
import { Part } from '@/ui/part'
import { CertificateView } from './certificate-view'
import { api, linkQuery, type Certificate } from './contract'

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
      <div data-chrome className="mt-12 grid gap-x-12 gap-y-8 border-t border-line pt-10 md:grid-cols-2">
        <Part id="proves" heading="What this proves">
          <p className="mt-3 text-muted">
            Whoever claimed this certificate sent a solution of every exercise of{' '}
            <SmartLink href={`${paths.learn}/${certificate.course}`} className="underline underline-offset-4">
              {certificate.title}
            </SmartLink>
            . {brand} composed each one again before it signed. The learner chose the name; nobody checked it
            against a document.
          </p>
        </Part>
        <Part id="verify" heading="Check it yourself">
          <p className="mt-3 text-muted">
            This page verified the signature a moment ago.{' '}
            <SmartLink href={paths.verify} className="underline underline-offset-4">
              A file can be verified too
            </SmartLink>
            , here or by any verifier of Open Badges 3.0 that knows Ed25519. We store nothing: everything is
            in the link.
          </p>
        </Part>
      </div>
    </div>
  )
}
