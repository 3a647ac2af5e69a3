import clsx from 'clsx'
import styles from './calls.module.css'

const lookup = (
  <>
    Lookup
    <wbr />
    AccountById
  </>
)
/** What the three say to each other, from top to bottom. The listings of `Translation` show the same request. */
const messages = [
  { from: 'client', text: 'query Recent', note: 'three payments with their accounts' },
  { from: 'router', text: lookup, note: 'one call with two keys' },
  { from: 'service', text: 'two results', note: 'in the order of the keys' },
  { from: 'response', text: 'JSON', note: 'three payments, complete' },
] as const

/** A query that becomes one gRPC call, as messages between client, router, and service. */
export function Calls() {
  return (
    <figure className={styles.calls} data-play="">
      <figcaption className="sr-only">
        The client sends a query to the router. The router makes one gRPC call to the accounts service, and
        responds to the client.
      </figcaption>
      <ul aria-hidden="true" className={styles.parties}>
        <li>Client</li>
        <li>Router</li>
        <li>accounts</li>
      </ul>
      <ol className={styles.messages}>
        {messages.map(({ from, text, note }) => (
          <li key={from} className={clsx('draw-in', styles.message, styles[from])}>
            <span className={styles.text}>{text}</span>
            <span aria-hidden="true" className={styles.arrow} />
            <span className={styles.note}>{note}</span>
          </li>
        ))}
      </ol>
    </figure>
  )
}
