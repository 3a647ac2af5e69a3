import { chapters, posts } from '@/content/collections'
import { examplesOf, type Example } from '@/content/examples'
import { chapterPath, postPath } from '@/content/paths'
import { drawnPicture, type Picture } from '@/content/pictures'
import { presets, type Preset } from '@/content/playground-presets'

export type TourStop = Preset &
  Pick<Example, 'subgraphs' | 'expect'> & {
    query?: string
    href: string
    /** The social picture of its post or chapter. */
    picture: Picture | undefined
  }

/** The tour with the examples of the content. Throws a RangeError for an example that the content does not have. */
export function tour(): TourStop[] {
  return presets.map((preset) => {
    const { from, example: name } = preset
    const { entry, href } =
      'post' in from
        ? { entry: posts.all().find(({ slug }) => slug === from.post), href: postPath(from.post) }
        : {
            entry: chapters.all().find(({ slug }) => slug === `${from.course}/${from.chapter}`),
            href: chapterPath(from.course, from.chapter),
          }
    const example = entry && examplesOf(entry).find((item) => item.name === name)
    if (!example)
      throw new RangeError(`the tour of the playground names ${href}, which has no example "${name}"`)
    const { subgraphs, expect, queries } = example
    return { ...preset, subgraphs, expect, query: queries[0], href, picture: drawnPicture(entry, 'social') }
  })
}
