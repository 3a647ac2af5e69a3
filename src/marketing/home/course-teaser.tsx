import type { CourseLink } from '@/site/menu-types'
import { buttonClass } from '@/ui/button'
import { CodeBlock } from '@/ui/code-block'
import { Disclosure } from '@/ui/disclosure'
import { Section } from '@/ui/section'

const question = `# catalog.graphql
type Product @key(fields: "sku") {
  sku: ID!
  title: String!
}

# search.graphql
type Product @key(fields: "sku") {
  sku: ID!
  title: String!
}`

const answers = [
  [
    'It composes: both say the same.',
    'Not in federation v2. There a field belongs to one subgraph unless every subgraph that defines it says otherwise. v1 refused this too: an entity had one home, and only types without a key could be repeated.',
  ],
  [
    'It is refused: two owners for title.',
    'Right. The error is INVALID_FIELD_SHARING. Mark title with @shareable in both subgraphs, and make sure both give the same value. The key needs no mark.',
  ],
  [
    'The subgraph that published last wins.',
    'Order never decides. Moving a field from one subgraph to another is what @override is for.',
  ],
] as const

/** A quiz question that introduces the course. */
export function CourseTeaser({ CourseLink }: { CourseLink: CourseLink }) {
  return (
    <Section
      id="course-teaser"
      tone="raised"
      eyebrow="Everything GraphQL Federation"
      heading="Does this compose?"
      lead="Two subgraphs, federation v2, the same field in both. Pick an answer: the course is made of questions like this one, with the reasons, and every schema in it was given to a composer."
      columns="1/1"
      actions={
        <>
          <div className="mt-8 divide-y divide-line border-y border-line">
            {answers.map(([answer, explanation]) => (
              <Disclosure key={answer} summary={answer} name="course-teaser">
                <p className="text-muted">{explanation}</p>
              </Disclosure>
            ))}
          </div>
          <CourseLink
            start="Start the free course"
            className={buttonClass({ variant: 'secondary' }, 'mt-8')}
          />
        </>
      }
      centered
    >
      <CodeBlock code={question} language="graphql" filename="two subgraphs" />
    </Section>
  )
}
