import { Section } from '@/ui/section'
import { CodeBlock } from '@/ui/code-block'
import { body, header, secret, sign } from './event'
import styles from './signature.module.css'

/** Payload, secret and signature, computed at build time, so that a visitor can verify them. */
export function Signature() {
  const signature = sign(body, secret)
  return (
    <Section
      id="signature"
      tone="raised"
      eyebrow="The signature"
      heading="Verify the signature of every webhook"
      lead="This is a real signature of a sample event. Paste the command into a terminal to compute the same digits. A body that differs in one letter gives other digits."
    >
      <div className={styles.chain}>
        <div className={styles.input}>
          <p className={styles.label}>body, as it arrives</p>
          <code className={styles.value}>{body}</code>
        </div>
        <div className={styles.input}>
          <p className={styles.label}>secret, which you chose</p>
          <code className={styles.value}>{secret}</code>
        </div>
        <div className={styles.function}>HMAC-SHA-256</div>
        <div className={styles.output}>
          <p className={styles.label}>{header}</p>
          <code className={styles.value}>{signature}</code>
        </div>
      </div>
      <CodeBlock
        className="mt-10"
        filename="compute it again"
        language="bash"
        code={`printf '%s' '${body}' \\\n  | openssl dgst -sha256 -hmac '${secret}'`}
      />
    </Section>
  )
}

/** Fields of the event, one by one. */
export function Payload() {
  return (
    <Section
      eyebrow="The event"
      heading="What the payload contains"
      lead="The payload names the graph that changed. To read the schema, fetch it with an API key that has access."
    >
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <CodeBlock
          filename="body, laid out"
          language="json"
          code={JSON.stringify(JSON.parse(body), null, 2)}
        />
        <dl className="divide-y divide-line border-y border-line">
          {fields.map(([name, text]) => (
            <div key={name} className="grid gap-x-6 py-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
              <dt className="font-mono text-sm leading-6">{name}</dt>
              <dd className="text-body-sm text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}

const fields = [
  ['event', 'What happened. Receivers should ignore names that they do not know.'],
  [
    'federated_graph',
    'Which graph, with its namespace, so that staging and production can share a receiver.',
  ],
  ['errors', 'Whether composition failed. If it did, routers still serve the version before.'],
  ['actor_id', 'Who or what caused it, when that is known. The audit log has the name.'],
] as const
