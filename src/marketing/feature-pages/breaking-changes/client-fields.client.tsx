'use client'

import { CodeField } from '@/playground/editor/code-field.client'
import type { Client } from '@/playground/engine/messages'
import styles from '@/marketing/widgets/widget.module.css'

type Props = { clients: readonly Client[]; onChange: (clients: readonly Client[]) => void }

/** The clients of the example, each with version, share of requests, and operations, all editable. */
export function ClientFields({ clients, onChange }: Props) {
  return (
    <div className={styles.columns}>
      {clients.map((client, index) => (
        <ClientField key={index} client={client} onChange={(next) => onChange(clients.with(index, next))} />
      ))}
    </div>
  )
}

function ClientField({ client, onChange }: { client: Client; onChange: (client: Client) => void }) {
  const { name, version, share, operations } = client
  const typing = { spellCheck: false, autoCapitalize: 'off', autoComplete: 'off' }
  return (
    <fieldset className={styles.pane}>
      <legend className="sr-only">Client {name}</legend>
      <div className={styles.name}>
        <input
          aria-label="Name"
          value={name}
          onChange={({ target }) => onChange({ ...client, name: target.value })}
          {...typing}
        />
        <input
          aria-label="Version"
          value={version}
          onChange={({ target }) => onChange({ ...client, version: target.value })}
          className={styles.short}
          {...typing}
        />
        <label className="flex items-center gap-1.5 whitespace-nowrap">
          <input
            aria-label="Percent of requests"
            type="number"
            min={0}
            max={100}
            value={Math.round(share * 100)}
            onChange={({ target }) =>
              onChange({ ...client, share: Math.min(Math.max(Number(target.value), 0), 100) / 100 })
            }
            className={styles.short}
          />
          %
        </label>
      </div>
      <CodeField
        label={`Operations of ${name}`}
        language="query"
        value={operations.join('\n\n')}
        onChange={(text) => onChange({ ...client, operations: [text] })}
        className={styles.operations}
      />
    </fieldset>
  )
}
