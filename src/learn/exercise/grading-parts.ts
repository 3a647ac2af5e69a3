/** The parts of an exercise that are fetched when a learner begins with it. */
export { createGrader } from './grader'
export { Results } from './results.client'
