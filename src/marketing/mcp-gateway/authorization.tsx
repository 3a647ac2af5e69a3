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
    text: 'It is refused, and the header says where to read on.',
    from: 1,
    to: 0,
    line: '401  resource_metadata="…"',
    tone: 'refused',
  },
  {
    title: 'The client looks up who issues tokens',
    text: 'The metadata of RFC 9728 names the authorization server and every scope that some tool needs. Nothing is typed into the client.',
    from: 0,
    to: 1,
    line: 'GET /.well-known/oauth-protected-resource/mcp',
  },
  {
    title: 'The person logs in',
    text: 'At your own identity provider. The token belongs to the one who asks, not to the assistant.',
    from: 0,
    to: 2,
    line: 'OAuth 2.1  scope="timetable:read"',
  },
  {
    title: 'A tool call goes through',
    text: 'The token is checked against your key sets, then the scopes of the tool. The headers travel on to the router, where your own rules apply as for a browser.',
    from: 0,
    to: 1,
    line: 'tools/call  execute_operation_find_stations',
    tone: 'granted',
  },
  {
    title: 'Another needs more',
    text: 'The answer names the scopes that are missing, so a client that knows step-up authorization can ask for exactly those and repeat the call.',
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
      heading="The assistant may do what its user may do"
      lead="A persistent user can make a model reveal whatever it can read. The gateway therefore acts with the user’s token and enforces the scopes in your schema."
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
