import { brand } from '@/config/brand'
import { formatDate } from '@/lib/dates'
import { LogoMark } from '@/ui/art/logo'
import { OrbitField } from '@/ui/art/orbit-field'
import styles from './certificate.module.css'
import type { Certificate } from './contract'
import { issuedOn } from './issued-on'

/** The certificate as a sheet, whose orbits follow from its id. Takes the id of the key that signed it. */
export function CertificateView({ certificate, signedBy }: { certificate: Certificate; signedBy: string }) {
  const { id, name, title, issued } = certificate
  const day = issuedOn(issued)
  return (
    <article className={styles.sheet} aria-label={`Certificate of ${name}`}>
      <OrbitField seed={id} center={[0.76, 0.6]} body />
      <div className={styles.frame}>
        <p className={styles.issuer}>
          <LogoMark className="size-7" />
          {brand} Academy
        </p>
        <div className={styles.words}>
          <p className={styles.small}>This certifies that</p>
          <h1 className={styles.name} dir="auto">
            {name}
          </h1>
          <p className={styles.small}>completed the course</p>
          <p className={styles.title}>{title}</p>
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>Signed on</dt>
            <dd>
              <time dateTime={day}>{formatDate(day)}</time>
            </dd>
          </div>
          <div>
            <dt>Certificate</dt>
            <dd className={styles.code}>{id}</dd>
          </div>
          <div>
            <dt>Key (Ed25519)</dt>
            <dd className={styles.code}>{signedBy}</dd>
          </div>
        </dl>
      </div>
    </article>
  )
}
