import type { Entry } from '../types'
import { inlineHtml } from '../inline-html'
import { problemAt, type Problem } from '../problems'
import type { CourseData, Question, QuizData } from '../schemas/course'

/** A chapter has a text and a quiz or is announced, never both. Takes the slugs of existing texts and quizzes. */
export function chapterProblems(
  entry: Entry<CourseData>,
  written: { texts: string[]; quizzes: string[] },
): Problem[] {
  return entry.data.chapters.flatMap(({ id, comingSoon }) => {
    const slug = `${entry.slug}/${id}`
    const [text, quiz] = [written.texts.includes(slug), written.quizzes.includes(slug)]
    const valid = comingSoon ? !text && !quiz : text && quiz
    if (valid) return []
    const message = comingSoon
      ? `chapter "${id}" is announced with comingSoon but has a text or a quiz`
      : `chapter "${id}" needs ${id}.md and ${id}.quiz.yaml, or comingSoon`
    return [problemAt(entry, 'chapters', message)]
  })
}

/** Texts of a quiz that are not inline Markdown. */
export function quizProblems(entry: Entry<QuizData>): Problem[] {
  return entry.data.questions.flatMap((question) => {
    const parts = question.kind === 'fill' ? [question, ...(question.wrong ?? [])] : partsOf(question)
    const texts = [
      question.prompt,
      ...parts.flatMap((part) => [part.explanation, 'text' in part ? part.text : '']),
    ]
    return texts.filter(Boolean).flatMap((text) => {
      try {
        inlineHtml(text)
        return []
      } catch (error) {
        return [problemAt(entry, 'questions', `question "${question.id}": ${(error as Error).message}`)]
      }
    })
  })
}

function partsOf(question: Exclude<Question, { kind: 'fill' }>) {
  return question.kind === 'ordering' ? question.items : question.options
}
