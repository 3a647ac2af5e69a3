import { paths } from '@/config/paths'
import { brand } from '@/config/brand'
import { absoluteUrl } from '@/config/site'
import { formatDate } from '@/lib/dates'
import { ShareBar } from '@/site/share/share-bar'
import { LogoMark } from '@/ui/art/logo'
import { OrbitField } from '@/ui/art/orbit-field'
import { SmartLink } from '@/ui/link'
import { ButtonLink } from '@/ui/button-link'
import styles from './certificate.module.css'
import { Part } from './part'
import { api, issuedOn, linkQuery, type Certificate } from './contract'

/** The certificate as a sheet, whose orbits follow from its id. Takes the id of the key that signed it. */
function CertificateView({ certificate, signedBy }: { certificate: Certificate; signedBy: string }) {
  const { id, name, title } = certificate
  const day = issuedOn(certificate)
  return (
    <article className={styles.sheet} aria-label={`Certificate of ${name}`}>
      <OrbitField seed={id} center={[0.76, 0.6]} body />
      <div className="relative flex flex-col gap-14 px-[30px] py-11 @min-[44rem]:min-h-[66cqi] @min-[44rem]:px-18 @min-[44rem]:py-16 print:min-h-[178mm]!">
        <p className="flex items-center gap-2.5 font-semibold tracking-[-0.01em]">
          <LogoMark className="size-7" />
          {brand} Academy
        </p>
        <div className="my-auto">
          <p className="text-body-lg text-muted">This certifies that</p>
          <h1 className={styles.name} dir="auto">
            {name}
          </h1>
          <p className="text-body-lg text-muted">completed the course</p>
          <p className="mt-2 max-w-[20em] text-[clamp(var(--text-xl),3.2cqi,var(--text-3xl))] leading-tight font-semibold tracking-tight text-accent">
            {title}
          </p>
        </div>
        <dl className="grid gap-x-9 gap-y-3.5 text-caption @min-[44rem]:grid-cols-[auto_1fr] @min-[44rem]:*:last:col-span-full @min-[60rem]:grid-cols-[auto_auto_1fr] @min-[60rem]:*:last:col-auto [&_dd]:wrap-anywhere [&_dt]:text-muted">
          <div>
            <dt>Signed on</dt>
            <dd>
              <time dateTime={day}>{formatDate(day)}</time>
            </dd>
          </div>
          <div>
            <dt>Certificate</dt>
            <dd className="font-mono text-caption">{id}</dd>
          </div>
          <div>
            <dt>Key (Ed25519)</dt>
            <dd className="font-mono text-caption">{signedBy}</dd>
          </div>
        </dl>
      </div>
    </article>
  )
}

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
          className="flex flex-wrap items-center gap-2"
        />
      </div>
      <div data-chrome className="mt-12 grid gap-x-12 gap-y-8 border-t border-line pt-10 md:grid-cols-2">
        <Part id="proves" title="What this proves">
          Whoever claimed this certificate sent a solution of every exercise of{' '}
          <SmartLink href={`${paths.learn}/${certificate.course}`} className="underline underline-offset-4">
            {certificate.title}
          </SmartLink>
          . {brand} composed each one again before it signed. The learner chose the name; nobody checked it
          against a document.
        </Part>
        <Part id="verify" title="Check it yourself">
          This page verified the signature a moment ago.{' '}
          <SmartLink href={paths.verify} className="underline underline-offset-4">
            A file can be verified too
          </SmartLink>
          , here or by any verifier of Open Badges 3.0 that knows Ed25519. We store nothing: everything is in
          the link.
        </Part>
      </div>
    </div>
  )
}
