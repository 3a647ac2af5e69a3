import { findAuthor, toAuthor } from '@/content/author'
import type { Entry } from '@/content/types'
import { paths } from '@/config/paths'
import { pages, podcast } from '@/content/collections'
import { pagePath } from '@/content/paths'
import type { Picture } from '@/content/pictures'
import type { EpisodeData } from '@/content/schemas/episode'
import { isPublic } from '@/content/visibility'
import { buildTime } from '@/lib/build-time'

export type Episode = Entry<EpisodeData>
type Voice = { name: string; role?: string; avatar?: Picture }

/** Name and description of the podcast, which are those of its page. */
export function podcastPage() {
  const { name = '', description = '' } =
    pages.all().find(({ slug }) => pagePath(slug) === paths.podcast)?.data ?? {}
  return { name, description }
}

/** Every public episode, newest first. */
export function allEpisodes(now = buildTime()): Episode[] {
  return podcast
    .all()
    .filter(({ data }) => isPublic(data, now))
    .toSorted((a, b) => b.data.number - a.data.number)
}

/** Hosts and guests of an episode, with role and picture if known. */
export function voices({ data: { hosts, guests = [] } }: Episode): Voice[] {
  return [...hosts.map((name) => ({ name, role: undefined })), ...guests].map(({ name, role }) => {
    const entry = findAuthor(name)
    return { name, role: role ?? entry?.data.title, avatar: entry && toAuthor(entry).avatar }
  })
}
