import clsx from 'clsx'
import { Choices } from '@/ui/choices'
import { Section } from '@/ui/section'
import { ArchitectureDrawing } from './drawing-wide'
import { flows } from './flows'
import { PartsByPlace } from './parts-by-place'
import { Parts } from './parts'
import styles from './architecture.module.css'

/** All components and their connections; a choice highlights one kind of traffic. */
export function Architecture() {
  return (
    <Section
      tone="raised"
      heading="Only the router is in the path of a request"
      lead="The other parts may be slow, restart, or be unreachable. The router asks the CDN for new configurations and keeps serving with the one it has."
      leadBeside
    >
      <figure className={styles.architecture}>
        <div className="mb-7 grid items-start gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <Choices
            look="pills"
            name="flow"
            legend="Show the path of"
            labels={[
              'Everything',
              ...flows.map(({ key, name }) => (
                <span key={key} className={clsx(styles.flow, styles[key])}>
                  {name}
                </span>
              )),
            ]}
            values={['all', ...flows.map(({ key }) => key)]}
          />
          <div className={styles.paths}>
            {flows.map(({ key, path }) => (
              <p key={key} data-flow={key}>
                {path}
              </p>
            ))}
            <p data-flow="all">Each arrow starts at the part that calls.</p>
          </div>
        </div>
        <ArchitectureDrawing />
        <PartsByPlace />
      </figure>
      <Parts />
    </Section>
  )
}
