import { planIds, type PlanId } from '@/content/schemas/plans'
import { formatNumber } from '@/lib/format-number'
import { featureBlockPath } from '@/content/paths'
import { Check } from '@/ui/icon'
import { SmartLink } from '@/ui/link'
import { Section } from '@/ui/section'
import { Table } from '@/ui/table'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { plansData } from './plans'
import { inWords } from './scale'
import styles from './comparison.module.css'

type Row = { name: string; note?: string; feature?: string; values: Record<PlanId, string | boolean> }

/** Everything that differs between plans, and what does not. */
export function Comparison() {
  const { plans, groups } = plansData()
  const requests = Object.fromEntries(
    plans.map((plan) => [plan.id, plan.requests === null ? 'Custom' : inWords(plan.requests)]),
  ) as Row['values']
  return (
    <Section id="compare" heading="Plan by plan">
      <Table label="Plans compared" className={styles.frame}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Feature</VisuallyHidden>
            </th>
            {plans.map(({ id, name, price }) => (
              <th key={id} scope="col">
                <span className="block text-base text-text">
                  {name}
                  <VisuallyHidden>, </VisuallyHidden>
                </span>
                {price === null ? 'Custom' : `$${formatNumber(price)}`}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }, index) => (
          <tbody key={title}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={planIds.length + 1}>
                {title}
              </th>
            </tr>
            {index === 0 && <ValueRow row={{ name: 'Requests a month', values: requests }} />}
            {rows.map((row) => (
              <ValueRow key={row.name} row={row} />
            ))}
          </tbody>
        ))}
      </Table>
    </Section>
  )
}

function ValueRow({ row: { name, note, feature, values } }: { row: Row }) {
  return (
    <tr>
      <th scope="row">
        {feature === undefined ? (
          name
        ) : (
          <SmartLink
            href={featureBlockPath(feature)}
            className="underline decoration-line-strong underline-offset-4 hover:decoration-current"
          >
            {name}
          </SmartLink>
        )}
        {note && (
          <>
            <VisuallyHidden>: </VisuallyHidden>
            <span className="block text-caption font-normal text-muted">{note}</span>
          </>
        )}
      </th>
      {planIds.map((id) => (
        <td key={id}>
          <Value value={values[id]} />
        </td>
      ))}
    </tr>
  )
}

function Value({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return value
  return value ? (
    <>
      <Check size={18} className="text-accent" />
      <VisuallyHidden>Included</VisuallyHidden>
    </>
  ) : (
    <>
      <span aria-hidden="true" className="text-muted">
        –
      </span>
      <VisuallyHidden>Not included</VisuallyHidden>
    </>
  )
}
