import clsx from 'clsx'
import { Choices } from '@/ui/choices'
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

/** All components and their connections; a choice highlights one kind of traffic. */
export function Architecture() {
  return (
    <Section
      eyebrow="Architecture"
      heading="Eleven parts, one of them in the path of a request"
      lead="The parts above the line may be slow, restarted or unreachable. The router asks the CDN for new configurations, and it keeps serving with the one it has."
    >
      <figure className={styles.architecture}>
        <Choices
          look="pills"
          name="flow"
          legend="Show the path of"
          labels={flows.map(([value, label]) => (
            <span key={value} className={clsx(styles.flow, styles[value])}>
              {label}
            </span>
          ))}
          values={flows.map(([value]) => value)}
          className="mb-7"
        />
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
