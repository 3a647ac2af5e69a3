import { Table } from '@/ui/table'
import { Section } from '@/ui/section'
import { plansData } from './plans'
import { RequestSlider } from './request-slider.client'
import { inWords, perSecond, priceText, shareOf, steps } from './scale'
import styles from './requests.module.css'

/** Which plan covers how many requests: a slider, or a table without script. */
export function Requests() {
  const plans = plansData().plans.map(({ name, price, requests }) => ({ name, price, requests }))
  return (
    <Section
      id="requests"
      tone="raised"
      heading="How much is asked of your graph?"
      lead="A request is one operation that reaches the router. What the router sends to subgraphs is not counted. The scale is logarithmic: the same distance is the same factor."
      leadBeside
    >
      <RequestSlider plans={plans} initial={Math.round(shareOf(50_000_000) * steps)} />
      <div className={`${styles.scale} noscript:hidden`}>
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
      <div className="hidden noscript:block">
        <Table label="Request limits by plan">
          <thead>
            <tr>
              <th scope="col">Plan</th>
              <th scope="col">Requests a month, up to</th>
              <th scope="col">On average a second</th>
              <th scope="col">Price</th>
            </tr>
          </thead>
          <tbody>
            {plans.map(({ name, requests, price }) => (
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
    </Section>
  )
}
