import type { ReactNode } from 'react'
import { Section } from '@/ui/section'
import styles from './steps.module.css'
import { DrawnPages, DreamQuery, Implementation, ProposalDiff, Reviewers } from './step-pictures'

const steps: { title: string; text: string; who: string; picture: ReactNode }[] = [
  {
    title: 'Drop in the design',
    text: 'Designs come in from Figma. Select the area of a page that needs new data.',
    who: 'Design, product',
    picture: <DrawnPages />,
  },
  {
    title: 'Write the dream query',
    text: 'The client team writes the query that would fill the area, as if every field existed. Mocks answer it, so the team can build the page today.',
    who: 'Client team',
    picture: <DreamQuery />,
  },
  {
    title: 'Propose the missing fields',
    text: 'Hub turns the fields that do not exist into a proposal, which is a pull request for the schema.',
    who: 'Client team',
    picture: <ProposalDiff />,
  },
  {
    title: 'Let the owners review',
    text: 'Hub asks the owners of every type and subgraph that the proposal touches. An open thread blocks the merge.',
    who: 'Type and subgraph owners',
    picture: <Reviewers />,
  },
  {
    title: 'Implement and check',
    text: 'Hub opens a pull request in the repository of each subgraph that changes. CI checks the result and publishes it to the registry.',
    who: 'Service teams',
    picture: <Implementation />,
  },
]

/** The five steps from a design to a published schema, as frames on Hub's canvas. */
export function Steps() {
  return (
    <Section
      id="workflow"
      className={styles.board}
      eyebrow="How it works"
      heading="From a design to the registry in five steps"
    >
      <ol className={styles.steps}>
        {steps.map(({ title, text, who, picture }) => (
          <li key={title} className={styles.step}>
            <h3 className="text-xl leading-snug font-semibold tracking-tight">{title}</h3>
            <p className="mt-2 text-body-sm text-muted">{text}</p>
            <p className="mt-2 text-sm">
              <span className="text-muted">Who: </span>
              {who}
            </p>
            <div className="mt-5 min-w-0">{picture}</div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
