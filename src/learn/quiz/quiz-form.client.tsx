'use client'

import { useState, type ReactNode } from 'react'
import { QuietButton } from '../parts/quiet-button'
import { markAnswer, resetQuiz } from '../progress/record'
import { changeProgress, useProgress } from '../progress/use-progress.client'
import { QuizQuestion } from './quiz-question.client'
import type { QuestionView } from './view'

type Props = {
  course: string
  chapter: string
  questions: QuestionView[]
  /** The code block of each question, or null. */
  listings: ReactNode[]
  /** What readers without JavaScript see below each question. */
  answers: ReactNode[]
}

/** All questions of a chapter with the score. */
export function QuizForm({ course, chapter, questions, listings, answers }: Props) {
  const record = useProgress(course).chapters[chapter]?.questions ?? {}
  const [round, setRound] = useState(0)
  const solved = questions.filter(({ id }) => record[id]?.solved).length
  const passed = solved === questions.length

  function reset() {
    changeProgress(course, (all) => resetQuiz(all, chapter))
    setRound(round + 1)
  }

  return (
    <>
      <ol className="mt-8">
        {questions.map((question, index) => (
          <li key={`${question.id}:${round}`} className="border-t border-line py-8">
            <QuizQuestion
              question={question}
              number={index + 1}
              solvedBefore={record[question.id]?.solved === true}
              listing={listings[index]}
              onAnswer={(right) =>
                changeProgress(course, (all) => markAnswer(all, chapter, question.id, right))
              }
            />
            {answers[index]}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-6 noscript:hidden">
        <p role="status" className={passed ? 'font-semibold text-success' : 'text-muted'}>
          {passed ? 'All solved. Well done.' : `${solved} of ${questions.length} solved`}
        </p>
        {(round > 0 || Object.keys(record).length > 0) && (
          <QuietButton onClick={reset}>Reset this quiz</QuietButton>
        )}
      </div>
    </>
  )
}
