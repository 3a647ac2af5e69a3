import clsx from 'clsx'
import type { CSSProperties } from 'react'
import { Section } from '@/ui/section'
import styles from './authorization.module.css'
import { Scopes } from './scopes'

type Lane = 0 | 1 | 2
const lanes = ['MCP client', 'Gateway', 'Authorization server'] as const

type Message = {
  title: string
  text: string
  from: Lane
  to: Lane
  line: string
  tone?: 'refused' | 'granted'
}

const messages: Message[] = [
  {
    title: 'A first call without a token',
    text: 'The gateway refuses it. A header of the response names the address of the metadata.',
    from: 1,
    to: 0,
    line: '401  resource_metadata="…"',
    tone: 'refused',
  },
  {
    title: 'The client looks up who issues tokens',
    text: 'The metadata (RFC 9728) names the authorization server and every scope that a tool needs. Nobody has to type them into the client.',
    from: 0,
    to: 1,
    line: 'GET /.well-known/oauth-protected-resource/mcp',
  },
  {
    title: 'The person logs in',
    text: 'The login happens at your identity provider. The token belongs to the person, not to the assistant.',
    from: 0,
    to: 2,
    line: 'OAuth 2.1  scope="timetable:read"',
  },
  {
    title: 'A tool call is accepted',
    text: 'The gateway checks the token against your key sets, then the scopes of the tool. It passes the headers on to the router, which applies your rules as for a browser.',
    from: 0,
    to: 1,
    line: 'tools/call  execute_operation_find_stations',
    tone: 'granted',
  },
  {
    title: 'Another tool needs more scopes',
    text: 'The response names the scopes. A client with step-up authorization requests them and repeats the call.',
    from: 1,
    to: 0,
    line: '403  scope="timetable:read fares:read"',
    tone: 'refused',
  },
]

/** The OAuth flow as a sequence diagram, and how a tool's scopes are derived from the schema. */
export function Authorization() {
  return (
    <Section
      id="authorization"
      tone="ruled"
      eyebrow="OAuth 2.1"
      heading="An assistant can read only what its user can read"
      lead="A persistent user can make a model reveal everything the model can read. So the gateway acts with the user’s token and enforces the scopes in your schema."
    >
      <div>
        <div className={clsx(styles.row, styles.head)} aria-hidden="true">
          <span className="hidden lg:block" />
          <div className={styles.lanes}>
            {lanes.map((lane) => (
              <span key={lane} className={styles.lane}>
                {lane}
              </span>
            ))}
          </div>
        </div>
        <ol>
          {messages.map((message, index) => (
            <Step key={message.title} {...message} number={index + 1} />
          ))}
        </ol>
      </div>
      <Scopes />
    </Section>
  )
}

function Step({ title, text, from, to, line, tone, number }: Message & { number: number }) {
  const place = { '--from': Math.min(from, to) * 2 + 2, '--to': Math.max(from, to) * 2 + 2 } as CSSProperties
  return (
    <li className={styles.row}>
      <div className="grid grid-cols-[2rem_minmax(0,1fr)] py-5 lg:pr-8">
        <span className="font-mono text-sm leading-6 text-accent">{number}</span>
        <div>
          <h3 className="font-semibold">{title}</h3>
          <p className="mt-1 text-body-sm leading-relaxed text-muted">{text}</p>
        </div>
      </div>
      <div className={clsx(styles.lanes, styles.rails)}>
        <p className={styles.words} style={place}>
          <span className="sr-only">
            {lanes[from]} to {lanes[to]}:{' '}
          </span>
          {line}
        </p>
        <span
          aria-hidden="true"
          className={clsx(styles.arrow, tone && styles[tone], from < to ? styles.right : styles.left)}
          style={place}
        />
      </div>
    </li>
  )
}
