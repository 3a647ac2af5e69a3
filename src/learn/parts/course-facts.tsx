import type { Course } from '../courses'
import { totalMinutes } from '../outline'

/** What a course takes, in one line: time, exercises, questions. */
export function CourseFacts({ course, className = '' }: { course: Course; className?: string }) {
  const exercises = course.chapters.flatMap((chapter) => chapter.exercises).length
  const questions = course.chapters.flatMap((chapter) => chapter.questions).length
  return (
    <p className={`font-mono text-sm text-accent ${className}`}>
      {totalMinutes(course)} min · {exercises} exercises · {questions} questions · free
    </p>
  )
}
