import type { Question } from '@/content/schemas/course'
import { CodeBlock } from '@/ui/code-block'
import { QuizForm } from './quiz-form.client'
import { questionView, type QuestionView } from './view'

type Props = { course: string; chapter: string; questions: Question[] }

/** The quiz at the end of a chapter. Without JavaScript, each question has its answers in a disclosure. */
export function Quiz({ course, chapter, questions }: Props) {
  const views = questions.map(questionView)
  return (
    <section
      aria-labelledby="quiz"
      data-quiz={chapter}
      className="not-prose mt-16 max-w-[46rem] scroll-mt-24 border-t border-line pt-10"
    >
      <h2 id="quiz" className="text-2xl font-semibold tracking-tight">
        Check yourself
      </h2>
      <p className="mt-2 text-muted">
        {questions.length} questions. Every answer has its reason, right or wrong, and you can try as often as
        you like.
      </p>
      <QuizForm
        course={course}
        chapter={chapter}
        questions={views}
        listings={questions.map(({ code }, index) =>
          code ? <CodeBlock key={index} {...code} code={code.source.trimEnd()} /> : null,
        )}
        answers={views.map((view) => (
          <Answers key={view.id} view={view} />
        ))}
      />
    </section>
  )
}

function Answers({ view }: { view: QuestionView }) {
  const { kind, choices, fill } = view
  return (
    <details className="scriptless-only mt-4">
      <summary>Show the answer</summary>
      {fill && (
        <p className="mt-2">
          <code>{fill.answers[0]}</code> <Html html={fill.explanation} />
        </p>
      )}
      <ol className="mt-2 space-y-2">
        {choices.map((choice) => (
          <li key={choice.html}>
            {kind !== 'ordering' && <strong>{choice.correct ? 'Right: ' : 'Wrong: '}</strong>}
            <Html html={choice.html} />. <Html html={choice.explanation} />
          </li>
        ))}
      </ol>
    </details>
  )
}

function Html({ html }: { html: string }) {
  return <span dangerouslySetInnerHTML={{ __html: html }} />
}
