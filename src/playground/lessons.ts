import lessons from './lessons.json' with { type: 'json' }

/** Every lesson: a chapter or post that teaches a rule of composition, with the words of the link. */
export const allLessons: { href: string; title: string; note?: string }[] = lessons

/** Returns where the rule behind a code is taught: the first lesson that matches. A code that none matches is not taught yet. */
export function lessonFor(code: string) {
  return lessons.find(({ codes }) => new RegExp(codes).test(code))
}
