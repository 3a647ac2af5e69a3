import { chapters, playgroundFile, posts } from './collections'
import { examplesOf, type Example } from './examples'
import { chapterPath, postPath } from './paths'
import { drawnPicture, type Picture } from './pictures'
import { problemAtPath } from './problems'
import type { Problem } from './types'
import type { TourExample } from './schemas/playground'

export type TourStop = TourExample &
  Pick<Example, 'subgraphs' | 'expect'> & {
    /** The address of its post or chapter. */
    href: string
    /** The social picture of its post or chapter. */
    picture: Picture | undefined
  }

/** What content/playground.yaml lists. */
export function tourExamples(): TourExample[] {
  return playgroundFile.read().entries.flatMap(({ data }) => data.tour)
}

/** The tour of the playground with the examples of the content. Throws a RangeError for one that the content does not have. */
export function tour(): TourStop[] {
  return tourExamples().map((listed) => {
    const found = findExample(listed)
    if (!found) throw new RangeError(messageFor(listed))
    const { entry, example } = found
    const { subgraphs, expect, queries } = example
    const query = queries[0] ?? listed.query
    const [course = '', chapter = ''] = entry.slug.split('/')
    const href = listed.post === undefined ? chapterPath(course, chapter) : postPath(listed.post)
    return { ...listed, subgraphs, expect, query, href, picture: drawnPicture(entry, 'social') }
  })
}

/** Examples that the tour lists and no text has. */
export function tourProblems(): Problem[] {
  return playgroundFile
    .read()
    .entries.flatMap((entry) =>
      entry.data.tour.flatMap((listed, index) =>
        findExample(listed) ? [] : problemAtPath(entry, ['tour', index, 'example'], messageFor(listed)),
      ),
    )
}

function findExample({ post, chapter, example: name }: TourExample) {
  const texts = post === undefined ? chapters.read().entries : posts.read().entries
  const entry = texts.find(({ slug }) => slug === (post ?? chapter))
  const example = entry && examplesOf(entry).find((known) => known.name === name)
  return example && { entry, example }
}

function messageFor({ post, chapter, example }: TourExample): string {
  return `"${post ?? chapter}" has no example "${example}"`
}
