import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
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
import { compositionProblems } from '@/content/checks/compositions'
import { bodyProblems } from '@/content/document'
import { createNodes } from '@/content/markdoc/nodes'
import { createTags } from '@/content/markdoc/tags'
import { contentRoot, filesBelow, readSource } from '@/content/source'
import { mergeBody } from '@/content/merge'
import { templates } from '../scripts/templates'
import { kinds, patternOf, type Kind, type TagAttribute, type TagModel } from './model'
import type { Model } from './session'

type Attributes = NonNullable<ReturnType<typeof createTags>[string]['attributes']>

/** What the editor in the browser knows of the content. Takes the address of the development server. */
export function contentModel(site: string): Model {
  const files = filesBelow('').map((file) => path.relative(contentRoot, file).split(path.sep).join('/'))
  const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug)
  const all = allKinds()
  return {
    site,
    templates: {
      posts: newFile(templates.post),
      jobs: newFile(templates.job),
    },
    colors: /:root,\n\.light \{([^}]+)\}/.exec(readFileSync('src/app/globals.css', 'utf8'))?.[1] ?? '',
    courses: coursesWithTexts(),
    slugs: files.flatMap((file) =>
      Object.values(all).flatMap((kind) => patternOf(kind).exec(file)?.[1] ?? []),
    ),
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
        .filter(({ body }) => body)
        .map((kind) => [kind.path, tagsOf(fileOf(kind, 'x'))]),
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

const fileOf = ({ path: pattern }: Kind, slug: string) =>
  path.join(contentRoot, `${pattern.replace(/\*+/, slug)}${pattern.endsWith('/') ? 'index' : ''}.md`)

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

/** Problems of a text that is being written, in the words of `npm run content`. Takes the page of the editor. */
export async function problemsOfText(address: string, text: string): Promise<string[]> {
  const [, key = '', slug = 'new'] = /\/collection\/([^/]+)\/(?:item\/)?([^/?]+)/.exec(address) ?? []
  const kind = allKinds()[key]
  if (!kind) return []
  const file = fileOf(kind, decodeURIComponent(slug))
  const body = mergeBody(existsSync(file) ? readSource(file).body : '', text)
  const entry = { file, body, bodyLine: 1, slug, data: {} }
  const problems = bodyProblems(entry)
  if (problems.length === 0) problems.push(...(await compositionProblems(entry)))
  const lines = body.split('\n')
  return problems.map(
    ({ line = 1, field, message }) =>
      `${(lines[line - 1] ?? '').slice(0, 60)} – ${field ? `${field}: ` : ''}${message}`,
  )
}
