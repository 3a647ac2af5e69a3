import type { Course } from '../courses'
import { totalMinutes } from '../outline'

/** Keeps words of a fact together. */
const nbsp = '\u00A0'

/** What a course takes, in one line: time, exercises, questions. A narrow screen breaks it after a dot. */
export function CourseFacts({ course, className = '' }: { course: Course; className?: string }) {
  const exercises = course.chapters.flatMap((chapter) => chapter.exercises).length
  const questions = course.chapters.flatMap((chapter) => chapter.questions).length
  const facts = [`${totalMinutes(course)} min`, `${exercises} exercises`, `${questions} questions`, 'free']
  return (
    <p className={`font-mono text-sm text-balance text-accent ${className}`}>
      {facts.map((fact) => fact.replace(' ', nbsp)).join(`${nbsp}· `)}
    </p>
  )
}
