import type { Tag } from '@markdoc/markdoc'

/* Types that modules of this area share, which would otherwise import each other for them. */

/** A mistake in a content file, worded so that its author can fix it. `file` is relative to the project. */
export type Problem = { file: string; line?: number; field?: string; message: string }

/** One content file: where it is, its checked front matter, and its body (empty for YAML files). */
export type Entry<Data> = {
  /** Name inside the collection, such as `schema-contracts`. */
  slug: string
  /** Absolute path of the file. */
  file: string
  data: Data
  body: string
  /** Line of the file on which the body starts, counted from 1. */
  bodyLine: number
}

/** A content file without its fields, which may be invalid. */
export type Text = Omit<Entry<unknown>, 'data'>

/** A picture of `content/` as pages use it: public address and real size in CSS pixels. */
export type Picture = { src: string; width: number; height: number }

/** How long a body is: in words of prose, and in minutes to read it with its code. */
export type BodyLength = { words: number; minutes: number }

/** One item of a block: its heading, also as plain text, the id that the text gives it, if any, and what follows. */
export type BlockItem<Content> = { title: Content; name: string; id?: string; body: Content }

/** Nodes that a block takes apart from its children; undefined when there are none. */
export type Slot = Tag | undefined

/** One address of the site. `indexed` ones are in the sitemap and in search. */
export type SiteUrl = {
  path: string
  title: string
  indexed: boolean
  /** Address of the original when the page is a cross-post: found by search, but not listed in the sitemap. */
  canonical?: string
  /** ISO date of the last change of its content, when known. */
  lastModified?: string
  /** Absolute path of the content file behind the page. */
  file?: string
}
