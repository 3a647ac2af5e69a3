import lessons from './lessons.json' with { type: 'json' }

/** Returns where the rule behind a code is taught: the first lesson that matches. A code that none matches is not taught yet. */
export function lessonFor(code: string) {
  return lessons.find(({ codes }) => new RegExp(codes).test(code))
}
