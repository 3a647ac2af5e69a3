import clsx from 'clsx'
import type { CSSProperties } from 'react'
import { tableRoles } from '@/ui/table'
import { Badge } from '@/ui/badge'
import { Choices } from '@/ui/choices'
import { FeatureHero } from '../parts/hero'
import type { FeaturePage } from '../pages'
import { WideTable } from '../parts/wide-table'
import { clients, fields, heat, kindOf, short, type FieldUsage } from './usage'
import styles from './hero.module.css'

const filters = {
  all: 'All fields',
  single: 'One client',
  unused: 'No client',
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
            <span className="font-mono text-text">Product</span>, requests per client in 30 days, sample data
          </p>
        </div>
        <WideTable
          label="Usage of the fields of a type by client"
          columns={['Field', ...clients.map((client) => <code key={client}>{client}</code>), 'Selected by']}
        >
          {fields.map((field) => (
            <Row key={field.field} field={field} />
          ))}
        </WideTable>
      </div>
    </FeatureHero>
  )
}

function Row({ field }: { field: FieldUsage }) {
  const { field: name, requests, deprecated, users } = field
  const kind = kindOf(field)
  return (
    <tr {...tableRoles.row} className={clsx(styles.row, styles[kind], deprecated && styles.deprecated)}>
      <th {...tableRoles.rowHeader} scope="row" className="font-mono text-caption whitespace-nowrap">
        {name}
        {deprecated && (
          <Badge tone="accent" className="ml-2 font-sans">
            deprecated
          </Badge>
        )}
      </th>
      {requests.map((count, index) => (
        <td
          key={clients[index]}
          {...tableRoles.cell}
          data-client={clients[index]}
          className={clsx(styles.cell, count === 0 && styles.none)}
          style={{ '--heat': heat(count) } as CSSProperties}
        >
          {count === 0 ? <span className="text-muted">0</span> : short(count)}
        </td>
      ))}
      <td
        {...tableRoles.cell}
        className={clsx('lg:whitespace-nowrap', kind === 'shared' ? 'text-muted' : 'text-text')}
      >
        {users}
      </td>
    </tr>
  )
}
