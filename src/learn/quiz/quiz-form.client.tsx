'use client'

import { useLayoutEffect, useState, type ReactNode } from 'react'
import { markAnswer, renewAttempt, resetQuiz, startAttempt } from '../progress/record'
import { changeProgress, useProgress } from '../progress/use-progress.client'
import { quizLink } from './classes'
import { QuizQuestion } from './quiz-question.client'
import { newSeed } from './shuffle'
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

/** All questions of a chapter with the score. Missed questions can be repeated on their own. */
export function QuizForm({ course, chapter, questions, listings, answers }: Props) {
  const known = useProgress(course).chapters[chapter]
  const record = known?.questions ?? {}
  const [seedOfScript] = useState(seedOfPage)
  const seed = known?.seed ?? seedOfScript
  const [onlyMissed, setOnlyMissed] = useState<string[]>()
  const [round, setRound] = useState(0)
  const solved = questions.filter(({ id }) => record[id]?.solved).length
  const missed = questions.filter(({ id }) => record[id] && !record[id].solved).map(({ id }) => id)
  const passed = solved === questions.length

  // Before paint, so that options don't move on a page that the script did not run on.
  useLayoutEffect(() => {
    changeProgress(course, (all) => startAttempt(all, chapter, seedOfPage() ?? newSeed()))
  }, [course, chapter])

  /** Shows questions anew, all of them or the missed ones; with `again` as another attempt. */
  function restart(ids: string[] | undefined, again = true) {
    if (again) changeProgress(course, (all) => renewAttempt(all, chapter, newSeed()))
    setOnlyMissed(ids)
    setRound(round + 1)
  }

  return (
    <>
      <ol className="mt-8">
        {questions.map((question, index) =>
          onlyMissed && !onlyMissed.includes(question.id) ? null : (
            <li key={`${question.id}:${round}`} className="border-t border-line py-8">
              <QuizQuestion
                question={question}
                number={index + 1}
                seed={seed}
                solvedBefore={record[question.id]?.solved === true}
                listing={listings[index]}
                onAnswer={(right) =>
                  changeProgress(course, (all) => markAnswer(all, chapter, question.id, right))
                }
              />
              {answers[index]}
            </li>
          ),
        )}
      </ol>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-6 noscript:hidden">
        <p role="status" className={passed ? 'font-semibold text-success' : 'text-muted'}>
          {passed ? 'All solved. Well done.' : `${solved} of ${questions.length} solved`}
        </p>
        {missed.length > 0 && (
          <button type="button" className={quizLink} onClick={() => restart(missed)}>
            Review what you missed ({missed.length})
          </button>
        )}
        {onlyMissed && (
          <button type="button" className={quizLink} onClick={() => restart(undefined, false)}>
            Show all questions
          </button>
        )}
        {Object.keys(record).length > 0 && (
          <button
            type="button"
            className={quizLink}
            onClick={() => {
              changeProgress(course, (all) => resetQuiz(all, chapter))
              restart(undefined)
            }}
          >
            Reset this quiz
          </button>
        )}
      </div>
    </>
  )
}

/** The seed by which a script has shuffled the options in the document (shuffle-script.ts). */
function seedOfPage(): number | undefined {
  if (typeof document === 'undefined') return undefined
  return Number(document.querySelector<HTMLElement>('[data-quiz]')?.dataset.seed) || undefined
}
