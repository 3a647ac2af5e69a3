import clsx from 'clsx'
import type { CSSProperties } from 'react'
import { Table } from '@/ui/table'
import { Badge } from '@/ui/badge'
import { Choices } from '@/ui/choices'
import { FeatureHero } from '../parts/hero'
import type { FeaturePage } from '../pages'
import { clients, fields, heat, kindOf, short, type FieldUsage } from './usage'
import styles from './hero.module.css'

const filters = {
  all: 'All fields',
  single: 'Used by one client',
  unused: 'Used by nobody',
  deprecated: 'Deprecated',
}

/** The text, and below it the table that the page is about: fields by clients, with filters. */
export function AnalyticsHero({ page }: { page: FeaturePage }) {
  return (
    <FeatureHero page={page} layout="split">
      <div className={clsx(styles.usage, 'mt-14')}>
        <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
          <Choices
            look="pills"
            name="usage"
            legend="Show fields"
            labels={Object.values(filters)}
            values={Object.keys(filters)}
          />
          <p className="text-sm text-muted">
            <span className="font-mono text-text">Product</span>, requests in 30 days, sample data
          </p>
        </div>
        <Table label="Usage of the fields of a type by client">
          <thead>
            <tr>
              <th scope="col">Field</th>
              {clients.map((client) => (
                <th key={client} scope="col" className="text-right font-mono">
                  {client}
                </th>
              ))}
              <th scope="col">Asked for by</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <Row key={field.field} field={field} />
            ))}
          </tbody>
        </Table>
      </div>
    </FeatureHero>
  )
}

function Row({ field }: { field: FieldUsage }) {
  const { field: name, requests, deprecated, users } = field
  const kind = kindOf(field)
  return (
    <tr className={clsx(styles.row, styles[kind], deprecated && styles.deprecated)}>
      <th scope="row" className="font-mono text-caption whitespace-nowrap">
        {name}
        {deprecated && (
          <Badge tone="accent" className="ml-2 font-sans">
            deprecated
          </Badge>
        )}
      </th>
      {requests.map((count, index) => (
        <td key={clients[index]} className={styles.cell} style={{ '--heat': heat(count) } as CSSProperties}>
          {count === 0 ? <span className="text-muted">0</span> : short(count)}
        </td>
      ))}
      <td className={clsx('whitespace-nowrap', kind === 'shared' ? 'text-muted' : 'text-text')}>{users}</td>
    </tr>
  )
}
