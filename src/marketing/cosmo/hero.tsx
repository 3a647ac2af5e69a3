import { brand } from '@/config/brand'
import { Switcher } from '@/ui/choices'
import { SignUpButton } from '@/site/sign-up-button'
import { ButtonLink } from '@/ui/button-link'
import { ArrowRight } from '@/ui/icon'
import { workflow } from './workflow'
import styles from './hero.module.css'

/** What the platform is, beside the five steps of its workflow, each of which can be chosen. */
export function Hero() {
  return (
    <section className="overflow-clip border-b border-line">
      <div className="container-page grid grid-cols-1 items-center gap-x-10 gap-y-14 pt-14 pb-16 md:pt-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:py-12">
        <div>
          <p className="eyebrow">{brand} Cosmo</p>
          <h1 className="heading-page">
            The whole life <span className="text-accent-gradient">of a graph</span>
          </h1>
          <p className="mt-6 max-w-[34rem] text-lg text-pretty text-muted">
            Cosmo is an open-source platform for teams that share one GraphQL API. It composes the schemas of
            your services, checks each change against the operations your clients sent, and records how every
            field is used. The router serves the graph from your network, and it keeps serving when the
            platform is unreachable.
          </p>
          <div className="actions mt-8">
            <SignUpButton size="lg" />
            <ButtonLink href="#quick-start" variant="secondary" size="lg">
              Run it on your machine <ArrowRight size={16} />
            </ButtonLink>
          </div>
        </div>
        <Switcher
          name="loop"
          legend="Station of the loop"
          className={styles.loop}
          choicesClass={styles.stations}
          choiceClass={styles.station}
          panelsClass={styles.center}
          options={workflow.map(({ key, name, text, line }, index) => ({
            key,
            label: (
              <>
                <span aria-hidden className={styles.body}>
                  {index + 1}
                </span>
                <span className={styles.name}>{name}</span>
              </>
            ),
            panel: (
              <>
                <p data-chrome className={styles.title}>
                  {name}
                </p>
                <p className={styles.text}>{text}</p>
                <p className={styles.line}>{line}</p>
              </>
            ),
          }))}
        />
      </div>
    </section>
  )
}
