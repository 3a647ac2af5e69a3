import { chapters, courses, quizzes } from '@/content/collections'
import { lengthOf } from '@/content/document'
import { exercisesOf } from '@/content/exercises'
import { chapterPath, coursePath } from '@/content/paths'
import { themedPicture } from '@/content/pictures'

export type Course = ReturnType<typeof allCourses>[number]
export type Chapter = Course['chapters'][number]

const minutesPerQuestion = 0.75
const minutesPerExercise = 4

/** Every course with its chapters, in display order. */
export function allCourses() {
  return courses
    .all()
    .toSorted((a, b) => a.data.order - b.data.order)
    .map(({ slug, file, data }) => ({
      ...data,
      id: slug,
      file,
      href: coursePath(slug),
      cover: data.cover ? themedPicture({ file }, data.cover) : undefined,
      chapters: data.chapters.map((chapter, index) => ({
        ...chapter,
        /** What the chapter is about, drawn. */
        picture: chapter.picture ? themedPicture({ file }, chapter.picture) : undefined,
        /** Position in the course, from 1. */
        number: index + 1,
        href: chapterPath(slug, chapter.id),
        ...textOf(slug, chapter.id),
      })),
    }))
}

/** The course with an id, or undefined. */
export function courseById(id: string): Course | undefined {
  return allCourses().find((course) => course.id === id)
}

/** The written chapters before and after a chapter. Announced chapters are skipped. */
export function chapterNeighbors(course: Course, id: string): { previous?: Chapter; next?: Chapter } {
  const written = course.chapters.filter((chapter) => chapter.entry)
  const index = written.findIndex((chapter) => chapter.id === id)
  return index === -1 ? {} : { previous: written[index - 1], next: written[index + 1] }
}

/** The text of a chapter, its questions, and its exercises in the order of the text. An announced chapter has none. */
function textOf(course: string, chapter: string) {
  const slug = `${course}/${chapter}`
  const entry = chapters.all().find((other) => other.slug === slug)
  const questions = quizzes.all().find((quiz) => quiz.slug === slug)?.data.questions ?? []
  const exercises = entry ? exercisesOf(entry) : []
  const reading = entry ? lengthOf(entry).minutes : 0
  const working = questions.length * minutesPerQuestion + exercises.length * minutesPerExercise
  return {
    entry,
    questions,
    exercises,
    /** To read the text, do the exercises, and answer the quiz. */
    minutes: Math.round(reading + working),
  }
}

export type ChapterOutline = ReturnType<typeof outline>[number]

/** The written chapters of a course, as the browser needs them to show progress. */
export function outline(course: Course) {
  return course.chapters
    .filter(({ entry }) => entry)
    .map(({ number, title, href, ...chapter }) => ({ number, title, href, ...chapterTasks(chapter) }))
}

/** What a chapter asks of the learner, by ids. */
export function chapterTasks({ id, questions, exercises }: Pick<Chapter, 'id' | 'questions' | 'exercises'>) {
  return {
    id,
    questions: questions.map((question) => question.id),
    exercises: exercises.map((exercise) => exercise.id),
  }
}

/** What chapters take, such as 33 min, 5 exercises, and 6 questions. */
export function factsOf(all: Chapter[]): string[] {
  const exercises = all.flatMap((chapter) => chapter.exercises).length
  const questions = all.flatMap((chapter) => chapter.questions).length
  const named = exercises === 1 ? '1 exercise' : `${exercises} exercises`
  return [`${totalMinutes({ chapters: all })} min`, named, `${questions} questions`]
}

/** Minutes for all written chapters together. */
export function totalMinutes(course: Pick<Course, 'chapters'>): number {
  return course.chapters.reduce((sum, { minutes }) => sum + minutes, 0)
}
