import type { ReactNode } from 'react'
import { Table } from '@/ui/table'
import { PlanButton } from './plan-button'
import { plansData } from './plans'
import { RequestSlider } from './request-slider.client'
import { inWords, perSecond, priceText, shareOf, steps } from './scale'
import styles from './requests.module.css'

/** The list of plans below a slider that marks the one for a number of requests, or a table without script. */
export function Requests({ children }: { children: ReactNode }) {
  const { plans } = plansData()
  return (
    <>
      <RequestSlider
        plans={plans.map(({ name, price, requests }) => ({ name, price, requests }))}
        initial={Math.round(shareOf(50_000_000) * steps)}
        buttons={plans.map((plan) => (
          <PlanButton key={plan.id} plan={plan} variant="primary" className="mt-4 w-full" />
        ))}
        scale={<Scale />}
      >
        {children}
      </RequestSlider>
      <LimitsTable />
    </>
  )
}

/** A zone for each plan, below the slider. */
function Scale() {
  const { plans } = plansData()
  return (
    <div className={styles.scale}>
      {plans.map(({ name, requests }, index) => {
        const from = index === 0 ? 0 : shareOf(plans[index - 1]?.requests ?? 1)
        const to = requests === null ? 1 : shareOf(requests)
        const place = { '--step': index, left: `${from * 100}%`, width: `${(to - from) * 100}%` }
        return (
          <div key={name} className={styles.zone} style={place}>
            <span>{name}</span>
            <small>{requests === null ? 'beyond' : `to ${inWords(requests)}`}</small>
          </div>
        )
      })}
    </div>
  )
}

function LimitsTable() {
  return (
    <div className="mt-10 hidden noscript:block">
      <Table label="Request limits by plan">
        <thead>
          <tr>
            <th scope="col">Plan</th>
            <th scope="col">Requests a month, up to</th>
            <th scope="col">Average per second</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          {plansData().plans.map(({ name, requests, price }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{requests === null ? 'as agreed' : inWords(requests)}</td>
              <td>{requests === null ? 'as agreed' : perSecond(requests)}</td>
              <td>{priceText(price)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
