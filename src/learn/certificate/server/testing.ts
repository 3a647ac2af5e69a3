import type { Exercise } from '@/playground/exercises/exercise'
import type { Course } from '@/learn/courses'

const product = (more: string) => [
  {
    name: 'products',
    sdl: `type Query { product: Product } type Product @key(fields: "id") { id: ID! ${more} }`,
  },
]

/** An exercise that asks for the field Product.price. */
export const exerciseWith = (id: string): Exercise & { id: string } => ({
  id,
  title: `Exercise ${id}`,
  task: 'Add the price.',
  hints: [],
  starter: product(''),
  goals: [{ kind: 'has', coordinate: 'Product.price' }],
  solution: { subgraphs: product('price: Int'), reason: 'Because.' },
  mistakes: [],
})

/** A course of one chapter whose exercises have these ids. */
export function courseWith(id: string, exercises: string[]): Course {
  const chapter = {
    id: 'only',
    number: 1,
    title: 'Only',
    description: '',
    href: `/learn/${id}/only`,
    minutes: 1,
    questions: [],
    exercises: exercises.map(exerciseWith),
  }
  return {
    id,
    file: '',
    href: `/learn/${id}`,
    title: `Course ${id}`,
    description: 'A course.',
    order: 1,
    learnings: [],
    prerequisites: [],
    related: [],
    next: [],
    chapters: [chapter],
  }
}

/** The solution of every exercise of a course. */
export function solutionsOf({ chapters }: Course) {
  return Object.fromEntries(
    chapters.flatMap(({ exercises }) => exercises.map(({ id, solution }) => [id, solution.subgraphs])),
  )
}
