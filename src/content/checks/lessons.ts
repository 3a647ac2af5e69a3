import { allLessons, type Lesson } from '@/playground/lessons'
import { documentOf } from '../document'
import type { Entry } from '../collection'
import type { Problem } from '../problems'

const file = 'src/playground/lessons.ts'

/**
 * Lessons of the playground that lead nowhere. Takes every page path of the site, and the content entry of a path, for
 * its anchors.
 */
export function lessonProblems(
  paths: Set<string>,
  entryAt: (path: string) => Entry<unknown> | undefined,
  lessons: Lesson[] = allLessons,
): Problem[] {
  return lessons.flatMap(({ href }) => {
    const [path = '', anchor] = href.split('#')
    if (!paths.has(path)) return [{ file, message: `no page at ${path}` }]
    const entry = entryAt(path)
    if (anchor === undefined || !entry) return []
    const isThere = documentOf(entry).headings.some(({ id }) => id === anchor)
    return isThere ? [] : [{ file, message: `no heading #${anchor} on ${path}` }]
  })
}
