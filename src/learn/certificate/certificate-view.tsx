import { brand } from '@/config/brand'
import { formatDate } from '@/lib/dates'
import { LogoMark } from '@/ui/art/logo'
import { OrbitField } from '@/ui/art/orbit-field'
import styles from './certificate.module.css'
import { issuedOn, type Certificate } from './contract'

type ViewProps = { certificate: Certificate; signedBy: string; heading?: 'h1' | 'p' }

/** The certificate as a sheet, whose orbits follow from its id. Expects the id of the key that signed it. */
export function CertificateView({ certificate, signedBy, heading: Heading = 'h1' }: ViewProps) {
  const { id, name, title } = certificate
  const day = issuedOn(certificate)
  return (
    <article className={styles.sheet} aria-label={`Certificate of ${name}`}>
      <OrbitField seed={id} />
      <div className="relative flex flex-col gap-14 px-[30px] py-11 @min-[44rem]:min-h-[66cqi] @min-[44rem]:px-18 @min-[44rem]:py-16 print:has-[h1]:min-h-[178mm]!">
        <p className="flex items-center gap-2.5 font-semibold tracking-[-0.01em]">
          <LogoMark className="size-7" />
          {brand} Academy
        </p>
        <div className="my-auto">
          <p className="text-body-lg text-muted">This certifies that</p>
          <Heading className={styles.name} dir="auto">
            {name}
          </Heading>
          <p className="text-body-lg text-muted">completed the course</p>
          <p className="mt-2 max-w-[20em] text-[clamp(var(--text-xl),3.2cqi,var(--text-3xl))] leading-tight font-semibold tracking-tight text-accent">
            {title.replace('GraphQL ', 'GraphQL\u00A0')}
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
