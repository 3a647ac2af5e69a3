import type { ReactNode } from 'react'
import { Section } from '@/ui/section'
import styles from './steps.module.css'
import { DrawnPages, DreamQuery, Implementation, ProposalDiff, Reviewers } from './step-pictures'

const steps: { title: string; text: string; who: string; picture: ReactNode }[] = [
  {
    title: 'Drop in what was drawn',
    text: 'Designs come in from Figma. Select an area of a page, and that area is what the next steps are about.',
    who: 'Design, product',
    picture: <DrawnPages />,
  },
  {
    title: 'Write the dream query',
    text: 'The client team writes the query that would fill the area, as if everything were there. Mocks answer it, so the page can be built today.',
    who: 'Client team',
    picture: <DreamQuery />,
  },
  {
    title: 'Make it a proposal',
    text: 'Fields that do not exist become a change to the schema, on a branch. Main is read-only: a proposal is to a schema what a pull request is to code.',
    who: 'Client team',
    picture: <ProposalDiff />,
  },
  {
    title: 'Owners review',
    text: 'Types and subgraphs have owners. Whoever owns what a proposal touches is asked automatically, and nothing is merged while a thread is open.',
    who: 'Type and subgraph owners',
    picture: <Reviewers />,
  },
  {
    title: 'Implement and check',
    text: 'Each subgraph gets its part, as a pull request in its own repository. Checks compose the result and hold it against real traffic. CI publishes to the registry.',
    who: 'Service teams',
    picture: <Implementation />,
  },
]

/** The five steps from a design to a published schema. */
export function Steps() {
  return (
    <Section id="workflow" eyebrow="Design first" heading="From a drawing to the registry in five steps">
      <ol className={styles.rail}>
        {steps.map(({ title, text, who, picture }, index) => (
          <li key={title} className={styles.step}>
            <span aria-hidden="true" className={styles.body}>
              {index + 1}
            </span>
            <div className="lg:pt-1">
              <h3 className="text-2xl leading-snug font-semibold tracking-tight">{title}</h3>
              <p className="mt-3 max-w-[26rem] text-muted">{text}</p>
              <p className="mt-4 text-sm">
                <span className="text-muted">Who: </span>
                {who}
              </p>
            </div>
            <div className="min-w-0">{picture}</div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
