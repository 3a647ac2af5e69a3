import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse, stringify } from 'yaml'
import {
  authors,
  categories,
  courses,
  featureGroups,
  featureTitles,
  forms,
  posts,
} from '@/content/collections'
import { validEntries } from '@/content/collection'
import { fileProblemsOf } from '@/content/check'
import { createNodes } from '@/content/markdoc/nodes'
import { createTags } from '@/content/markdoc/tags'
import { slugOf } from '@/content/kinds'
import { contentName, contentRoot, filesBelow, readSource, unsavedTexts } from '@/content/source'
import { fromEditor } from '@/content/merge'
import { templates } from '../scripts/templates'
import { isText, kinds, type TagAttribute, type TagModel } from './model'
import type { Model } from './session'

type Attributes = NonNullable<ReturnType<typeof createTags>[string]['attributes']>

/** What the editor in the browser knows of the content. Takes where pages are shown and where branches are kept. */
export function contentModel(where: Pick<Model, 'site' | 'repository' | 'app'>): Model {
  const files = filesBelow('').map(contentName)
  const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug)
  const all = allKinds()
  return {
    ...where,
    templates: {
      posts: newFile(templates.post),
      jobs: newFile(templates.job),
    },
    colors: /:root,\n\.light \{([^}]+)\}/.exec(readFileSync('src/app/globals.css', 'utf8'))?.[1] ?? '',
    courses: coursesWithTexts(),
    slugs: files.flatMap((file) => Object.values(all).flatMap((kind) => slugOf(kind, file) ?? [])),
    names: {
      authors: validEntries(authors).map(({ data }) => data.name),
      categories: slugs(categories(validEntries)),
      drawings: files.flatMap((file) => /^drawings\/(.+)(?<!-phone)\.svg$/.exec(file)?.[1] ?? []),
      features: featureTitles(),
      featureGroups: slugs(validEntries(featureGroups)),
      forms: slugs(validEntries(forms)),
      posts: slugs(validEntries(posts)),
      pictures: files.filter((file) => /\.(png|jpe?g|webp|svg)$/.test(file)),
    },
    tags: Object.fromEntries(
      Object.values(all)
        .filter(isText)
        .map(({ files: pattern }) => [pattern, tagsOf(path.join(contentRoot, pattern.replace(/\*+/, 'x')))]),
    ),
    fence: attributesOf(createNodes('')?.fence?.attributes ?? {}, ['content', 'language']),
  }
}

const newFile = ({ fields, body }: { fields: object; body: string }) => ({
  fields: { ...fields, date: new Date().toISOString().slice(0, 10), draft: true },
  body,
})

/** Every kind of entry by its name. */
export const allKinds = () => kinds(coursesWithTexts())

function coursesWithTexts(): Record<string, string[]> {
  const written = ({ comingSoon }: { comingSoon?: string[] }) => !comingSoon
  return Object.fromEntries(
    validEntries(courses).map(({ slug, data }) => [slug, data.chapters.filter(written).map(({ id }) => id)]),
  )
}

function tagsOf(file: string): Record<string, TagModel> {
  const partial: ReturnType<typeof createTags>[string] = {
    selfClosing: true,
    attributes: { file: { type: String, required: true } },
  }
  return Object.fromEntries(
    Object.entries({ ...createTags(file), partial }).map(
      ([name, { attributes = {}, selfClosing = false }]) => [
        name,
        { attributes: attributesOf(attributes), selfClosing },
      ],
    ),
  )
}

function attributesOf(attributes: Attributes, without: string[] = []): Record<string, TagAttribute> {
  return Object.fromEntries(
    Object.entries(attributes)
      .filter(([key]) => !without.includes(key))
      .map(([key, { type, required = false, matches }]) => [
        key,
        {
          type: typeof type === 'function' ? type.name : 'String',
          required,
          matches: matches instanceof RegExp ? matches.source : (matches as string[] | undefined),
          picture: key === 'src' && 'alt' in attributes,
        },
      ]),
  )
}

type Values = Record<string, unknown>
export type Written = { file: string; values: Values; pictures: string[] }

/**
 * Problems of an entry that is being written, in the words of `npm run content`: of fields by their path, and of the text with the
 * words of its line. Takes its file below `content/`, the values that differ, and pictures that are saved with it.
 */
export async function problemsOf({ file: name, values: { content, ...values }, pictures }: Written) {
  const isMarkdown = name.endsWith('.md')
  const file = path.join(contentRoot, name)
  const isNew = !existsSync(file)
  const before = isNew ? undefined : readSource(file)
  const known = (parse((isMarkdown ? before?.frontMatter : before?.body) ?? '') ?? {}) as Values
  const fields = Object.entries({ ...known, ...values }).filter(([, value]) => value !== null)
  const text = stringify(Object.fromEntries(fields))
  const body = typeof content === 'string' ? fromEditor(content) : (before?.body ?? '')
  const after = isMarkdown ? `---\n${text}---\n${body}` : text
  unsavedTexts.set(file, after)
  try {
    const saved = isNew ? [...pictures, './cover.webp'] : pictures
    const problems = (await fileProblemsOf(file, new Date())).filter(
      ({ message }) => !saved.some((picture) => message.endsWith(picture.slice(1))),
    )
    const { bodyLine } = readSource(file)
    const isOfText = ({ line = 0 }) => isMarkdown && line >= bodyLine
    const words = (line: number) => (after.split('\n')[line - 1] ?? '').slice(0, 60)
    return {
      fields: problems
        .filter((problem) => !isOfText(problem))
        .map(({ field = '', message }): [string, string] => [field, message]),
      text: problems
        .filter(isOfText)
        .map(({ line = 1, field, message }) => `${words(line)} – ${field ? `${field}: ` : ''}${message}`),
    }
  } finally {
    unsavedTexts.delete(file)
  }
}
