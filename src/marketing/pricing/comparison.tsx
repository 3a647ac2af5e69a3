import { planIds, type Plan, type PlanId } from '@/content/schemas/plans'
import { featureBlockPath } from '@/content/paths'
import { Choices } from '@/ui/choices'
import { Check } from '@/ui/icon'
import { SmartLink } from '@/ui/link'
import { Section } from '@/ui/section'
import { Table, tableRoles } from '@/ui/table'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { plansData } from './plans'
import { billText, inWords } from './scale'
import styles from './comparison.module.css'

type Row = { name: string; note?: string; feature?: string; values: Record<PlanId, string | boolean> }

/** Everything that differs between plans, and what does not. A phone shows the column of one plan, which the visitor chooses. */
export function Comparison() {
  const { plans, groups } = plansData()
  const requests = Object.fromEntries(
    plans.map((plan) => [plan.id, plan.requests === null ? 'Custom' : inWords(plan.requests)]),
  ) as Row['values']
  return (
    <Section id="compare" heading="Compare the plans">
      <div className={styles.compare}>
        <Choices
          look="bar"
          name="compared-plan"
          legend="Plan"
          values={planIds}
          initial={initialPlan(plans)}
          className={styles.choices}
          choiceClass={styles.choice}
          labels={plans.map(({ id, name, price }) => (
            <span key={id}>
              {name}
              <VisuallyHidden>, </VisuallyHidden>
              <small className="block text-2xs">{shortPrice(price)}</small>
            </span>
          ))}
        />
        <Table label="Plans compared" className={styles.frame}>
          <thead {...tableRoles.group}>
            <tr {...tableRoles.row}>
              <th scope="col" {...tableRoles.columnHeader}>
                <VisuallyHidden>Feature</VisuallyHidden>
              </th>
              {plans.map(({ id, name, price }) => (
                <th key={id} scope="col" data-plan={id} {...tableRoles.columnHeader}>
                  <span className="block text-base text-text">
                    {name}
                    <VisuallyHidden>, </VisuallyHidden>
                  </span>
                  {shortPrice(price)}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ title, rows }, index) => (
            <tbody key={title} {...tableRoles.group}>
              <tr {...tableRoles.row} className={styles.group}>
                <th scope="rowgroup" colSpan={planIds.length + 1} {...tableRoles.rowHeader}>
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
      </div>
    </Section>
  )
}

function shortPrice(price: number | null): string {
  return price === null ? 'Custom' : billText(price)
}

/** Place of the most popular plan, from 1. */
function initialPlan(plans: Plan[]): number {
  return Math.max(1, plans.findIndex(({ popular }) => popular) + 1)
}

function ValueRow({ row: { name, note, feature, values } }: { row: Row }) {
  return (
    <tr {...tableRoles.row}>
      <th scope="row" {...tableRoles.rowHeader}>
        {feature === undefined ? (
          name
        ) : (
          <SmartLink
            href={featureBlockPath(feature)}
            className="-my-1 inline-block py-1 underline decoration-line-strong underline-offset-4 hover:decoration-current"
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
        <td key={id} data-plan={id} {...tableRoles.cell}>
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
