import { formatDate } from '@/lib/dates'
import { BadgeCheck, X } from '@/ui/icon'
import { issuedOn } from './issued-on'
import { problems } from './problems'
import styles from './form.module.css'
import type { Verified } from './verify'

const notices = {
  unreachable: 'Our keys could not be loaded, so nothing was verified. Check your connection and try again.',
  empty: 'Choose a file, or paste a link or the signed text first.',
  'too-large': 'This file is larger than 4 MB. Certificates and their pictures are much smaller.',
}

/** Says whether a certificate is valid and what it says, or why it is not. */
export function VerdictView({ result }: { result: Verified | 'empty' | 'too-large' }) {
  if (typeof result === 'string') return <p className={styles.verdict}>{notices[result]}</p>
  const { verdict, by } = result
  if (!verdict.valid)
    return (
      <div className={styles.verdict}>
        <h2 className="flex items-center gap-2 text-xl font-semibold">
          <X size={22} className="text-danger" />
          Not valid
        </h2>
        <p className="mt-2">{problems[verdict.problem]}</p>
      </div>
    )
  const { id, name, title, issued } = verdict.certificate
  return (
    <div className={styles.verdict} data-valid="">
      <h2 className="flex items-center gap-2 text-xl font-semibold">
        <BadgeCheck size={22} className="text-success" />
        Valid
      </h2>
      <p className="mt-2">
        {by === 'browser'
          ? 'Your browser verified the signature with our public key.'
          : 'Our server verified the signature, because your browser cannot do it on this page.'}
      </p>
      <dl className={styles.facts}>
        <dt>Name</dt>
        <dd dir="auto" className="font-semibold">
          {name}
        </dd>
        <dt>Course</dt>
        <dd>{title}</dd>
        <dt>Signed on</dt>
        <dd>{formatDate(issuedOn(issued))}</dd>
        <dt>Certificate</dt>
        <dd className="font-mono text-sm">{id}</dd>
        <dt>Key</dt>
        <dd className="font-mono text-sm">{verdict.key}</dd>
      </dl>
    </div>
  )
}
