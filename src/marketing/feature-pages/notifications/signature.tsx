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
      leadBeside
      lead="This is a real signature of a sample event. Paste the command into a terminal to compute it. If one letter of the body changes, the signature changes."
    >
      <div className={styles.chain}>
        <div className={styles.input}>
          <p className={styles.label}>body that arrives</p>
          <code className={styles.value}>{body}</code>
        </div>
        <div className={styles.input}>
          <p className={styles.label}>your secret</p>
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
      heading="What the payload contains"
      lead="The payload names the graph that changed. To read the schema, fetch it with an API key that has access."
      leadBeside
    >
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <CodeBlock
          filename="body, laid out"
          language="json"
          code={JSON.stringify(JSON.parse(body), null, 2)}
        />
        <dl className="divide-y divide-line self-start border-y border-line">
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
  ['event', 'What happened. Your receiver should ignore events that it does not know.'],
  ['federated_graph', 'The graph and its namespace, so one receiver can serve staging and production.'],
  ['errors', 'Whether composition failed. If it did, routers still serve the last valid version.'],
  ['actor_id', 'The person or key that caused it, if known. The audit log has the name.'],
] as const
