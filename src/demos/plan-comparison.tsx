import clsx from 'clsx'
import { featureBlockPath, pagePath } from '@/content/paths'
import { JsonLd } from '@/seo/json-ld/json-ld'
import { softwareApplication } from '@/seo/json-ld/software-application'
import { planIds, type PlanId } from '@/content/schemas/plans'
import { FoldCheckbox } from '@/ui/fold-checkbox.client'
import { Check, ChevronDown } from '@/ui/icon'
import { SmartLink } from '@/ui/link'
import { Table, tableRoles } from '@/ui/table'
import { brand, platformName } from '@/config/brand'
import { plansData } from '@/content/plans'
import { PlanChoice } from './plan-choice.client'
import { billText, inWords } from './pricing-scale'
import styles from './plan-comparison.module.css'

type Row = { name: string; note?: string; feature?: string; values: Record<PlanId, string | boolean> }

/** The plans that a phone compares at first. */
const compared: [PlanId, PlanId] = ['launch', 'scale']

/**
 * Everything that differs between plans, and what does not. A phone shows two plans, which the visitor chooses, and at first only
 * the rows in which they differ.
 */
export function PlanComparison() {
  const { description, plans, groups } = plansData()
  const requests = Object.fromEntries(
    plans.map((plan) => [plan.id, plan.requests === null ? 'Custom' : inWords(plan.requests)]),
  ) as Row['values']
  return (
    <div className={styles.compare}>
      <JsonLd
        data={softwareApplication({
          name: platformName,
          description,
          offersPath: pagePath('pricing'),
          offers: plans.flatMap(({ name, price, summary }) =>
            price === null ? [] : [{ name, price, description: summary }],
          ),
        })}
      />
      <PlanChoice
        plans={plans.map(({ id, name }) => ({ id, name }))}
        initial={compared}
        className={styles.choices}
      />
      <Table label="Plans compared" className={styles.frame}>
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row}>
            <th scope="col" {...tableRoles.columnHeader}>
              <span className="sr-only">Feature</span>
            </th>
            {plans.map(({ id, name, price }) => (
              <th key={id} scope="col" data-plan={id} {...tableRoles.columnHeader}>
                <span className="block text-base text-text">
                  {name}
                  <span className="sr-only">, </span>
                </span>
                {price === null ? 'Custom' : billText(price)}
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
      <label className={`code-more gap-2 ${styles.more}`}>
        <FoldCheckbox />
        <span className="code-more-all">
          Show all {1 + groups.reduce((count, { rows }) => count + rows.length, 0)} rows
        </span>
        <span className="code-more-less">Show only differences</span>
        <ChevronDown size={16} className="text-muted peer-checked:rotate-180" />
      </label>
    </div>
  )
}

function ValueRow({ row: { name, note, feature, values } }: { row: Row }) {
  const [first, second] = compared
  return (
    <tr {...tableRoles.row} data-equal={values[first] === values[second] ? '' : undefined}>
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
            <span className="sr-only">: </span>
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
  return (
    <>
      <span aria-hidden="true" className={value ? 'text-accent' : 'text-muted'}>
        {value ? <Check size={18} /> : '–'}
      </span>
      <span className="sr-only">{value ? 'Included' : 'Not included'}</span>
    </>
  )
}

/** Who runs which layer in each hosting model; in full also what that means. */
export function HostingModels({ short }: { short: boolean }) {
  const { layers, hosting } = plansData()
  return (
    <>
      <table className="-mx-1 w-[calc(100%+0.5rem)] table-fixed border-separate border-spacing-x-1 border-spacing-y-0 text-start text-caption sm:-mx-3 sm:w-[calc(100%+1.5rem)] sm:border-spacing-x-3 sm:text-body-sm">
        <caption className="sr-only">Who runs which part in each model</caption>
        <thead className="align-top">
          <tr>
            <td className="max-sm:w-20 sm:max-lg:w-38" />
            {hosting.map(({ name, plans }) => (
              <th
                key={name}
                scope="col"
                className="ps-2 pb-4 text-start font-semibold hyphens-auto sm:pe-2 sm:text-xl lg:px-4"
              >
                {name}
                <span className="sr-only">, </span>
                <span className="mt-1 block text-caption font-normal text-accent max-sm:hidden">{plans}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {layers.map((layer, index) => (
            <tr key={layer}>
              <th scope="row" className="border-t border-line py-2.5 pe-2 text-start align-top font-normal">
                {layer}
              </th>
              {hosting.map(({ name, yours, served }) => (
                <td
                  key={name}
                  className={clsx(
                    'border-x border-t border-line-strong px-2 py-2.5 align-top lg:px-4',
                    index === 0 && 'rounded-t-card',
                    index === layers.length - 1 && 'rounded-b-card border-b',
                    index === yours && 'border-t-2 border-t-coral',
                    index < yours ? 'bg-raised-2 text-cool' : 'text-accent',
                  )}
                >
                  {index < yours ? 'you' : brand}
                  {index >= yours && served && <span className="max-sm:sr-only">, {served}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {!short && (
        <ul className="mt-6 grid gap-5 text-body-sm text-muted lg:grid-cols-4 lg:gap-3">
          {hosting.map(({ name, plans, text }) => (
            <li key={name} className="lg:px-4 lg:first:col-start-2">
              <span className="font-semibold text-text lg:hidden">
                {name}
                <span className="sm:hidden"> ({plans})</span>:{' '}
              </span>
              {text}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
