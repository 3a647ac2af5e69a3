import clsx from 'clsx'
import { Section } from '@/ui/section'
import { ArchitectureUpright } from './drawing-upright'
import { ArchitectureDrawing } from './drawing-wide'
import { Parts } from './parts'
import styles from './architecture.module.css'

const flows = [
  ['all', 'Everything'],
  ['change', 'A schema change'],
  ['request', 'A request'],
  ['telemetry', 'Telemetry'],
  ['sign-in', 'A sign-in'],
] as const

/** All parts and who talks to whom; one kind of traffic can be singled out. */
export function Architecture() {
  return (
    <Section
      eyebrow="Architecture"
      heading="Eleven parts, one of them in the path of a request"
      lead="Everything above the line may be slow, restarted or away for a while. The router needs the CDN to learn of a change, and nothing at all to go on serving."
    >
      <figure className={styles.architecture}>
        <fieldset className={styles.flows}>
          <legend className="sr-only">Show the path of</legend>
          {flows.map(([value, label], index) => (
            <label key={value} className={clsx('over-field', styles.flow, styles[value])}>
              <input type="radio" name="flow" value={value} defaultChecked={index === 0} autoComplete="off" />
              {label}
            </label>
          ))}
        </fieldset>
        <ArchitectureDrawing />
        <ArchitectureUpright />
        <figcaption className="mt-4 text-sm text-muted">
          Arrows point from the caller to the called.
        </figcaption>
      </figure>
      <Parts />
    </Section>
  )
}
