import { z } from 'zod'
import { blocks } from '@/content/blocks'
import { kinds as contentKinds } from '@/content/kinds'
import type { Named } from '@/content/schemas/fields'
import { capitalize } from '@/lib/capitalize'
import { isJsonObject } from '@/lib/guards'

// What the editor edits, all of it taken from the schemas and tags of the content.

/** A kind of entry. With `*` in its files it has many; `title` is the field that a new one is named after. */
export type Kind = { label: string; files: string; schema: z.ZodObject; page: string; title?: string }

/** Entries that appear on a day, so that the list of them says when. */
const isDated = ({ schema: { shape } }: Kind) => shape.draft && shape.date?.safeParse(undefined).error

export const isText = ({ files }: Kind) => files.endsWith('.md')

/**
 * Every kind of entry by its name. Expects the courses with the chapters that have a text: Keystatic knows one `*` in a path, so each
 * course has its chapters and exercises, and each chapter its quiz.
 */
export function kinds(courses: Record<string, string[]>): Record<string, Kind> {
  const chapters = Object.entries(courses).flatMap(([course, names]) => names.map((name) => [course, name]))
  const all = Object.entries(contentKinds).flatMap(([key, { files, schema, page }]) => {
    if (page === undefined) return []
    const depth = page.split('*').length - 1
    const owners = [[[]], Object.keys(courses).map((course) => [course]), chapters][depth] ?? []
    return owners.map((names: string[]): [string, Kind] => {
      const filled = (text: string) => names.reduce((before, name) => before.replace('*', name), text)
      const fields = schema as unknown as z.ZodObject
      const [title] = Object.entries(fields.shape).find(([, field]) => field instanceof z.ZodString) ?? []
      return [
        [key, ...names].join('-'),
        {
          label: [wordsOf(key), ...names.slice(-1)].join(': '),
          files: filled(files),
          schema: fields,
          page: filled(page),
          title: filled(files).includes('*') ? title : undefined,
        },
      ]
    })
  })
  return Object.fromEntries(all)
}

/** The configuration of Keystatic. Expects the repository on GitHub, if not this machine has the files, and what a kind consists of. */
export function configOf(
  all: Record<string, Kind>,
  { site = '', repository }: { site?: string; repository?: string },
  schemaOf: (key: string, kind: Kind) => object,
) {
  const entriesOf = (isMany: boolean) =>
    Object.fromEntries(
      Object.entries(all)
        .filter(([, { title }]) => (title !== undefined) === isMany)
        .map(([key, kind]) => [
          key,
          {
            label: kind.label,
            path: `content/${kind.files.replace(/(?<=\*\/)index\.md$|\.\w+$/, '')}`,
            format: isText(kind) ? { contentField: 'content' } : 'yaml',
            entryLayout: isText(kind) ? 'content' : 'form',
            previewUrl: site && site + kind.page,
            slugField: kind.title,
            columns: kind.title && [kind.title, ...(isDated(kind) ? ['date', 'draft'] : [])],
            schema: schemaOf(key, kind),
          },
        ]),
    )
  const names = (part: (kind: Kind) => boolean) => Object.keys(all).filter((key) => part(all[key] as Kind))
  const isOfCourse = ({ files }: Kind) => files.startsWith('courses')
  return {
    storage: repository ? { kind: 'github', repo: repository, branchPrefix: 'content/' } : { kind: 'local' },
    collections: entriesOf(true),
    singletons: entriesOf(false),
    ui: {
      brand: { name: 'Content' },
      navigation: {
        Texts: names((kind) => isText(kind) && !isOfCourse(kind)),
        Lists: names((kind) => !isText(kind) && !isOfCourse(kind)),
        Courses: names(isOfCourse),
      },
    },
  }
}

/** A tag: its attributes as JSON Schema, and whether it has children. */
export type TagModel = { attributes: object; selfClosing: boolean }

/** The schema of a tag's attributes: that of the block, or what Markdoc's declaration says. */
export const attributesOf = (name: string, attributes: object): z.ZodObject =>
  name in blocks
    ? blocks[name as keyof typeof blocks].attributes
    : (z.fromJSONSchema(attributes as z.core.JSONSchema.JSONSchema) as z.ZodObject)

/** A form as JSON Schema, with the names of `@rjsf/core` for widgets as formats. */
export type Form = z.core.JSONSchema.JSONSchema & {
  properties?: Record<string, Form>
  items?: Form
  anyOf?: Form[]
  oneOf?: Form[]
  names?: Named
  discriminator?: { propertyName: string }
  /** Whether the field is required. JSON Schema's own word for it lets the browser refuse to save. */
  needed?: boolean
}

/** The form of a field. Expects what there is to name. Throws for a schema that has no form. */
export function formOf(key: string, schema: z.ZodType, names: Partial<Record<Named, string[]>>): Form {
  const whole = z.toJSONSchema(z.object({ [key]: schema }), { io: 'input' })
  return shown(JSON.parse(JSON.stringify(whole)))

  function shown(json: Form): Form {
    const options = json.oneOf ?? json.anyOf ?? []
    const [by] = Object.entries(options[0]?.properties ?? {}).find(([, field]) => 'const' in field) ?? []
    for (const option of options) {
      const constant = by && option.properties?.[by]?.const
      const title = constant ? wordsOf(String(constant)) : typeNames[String(option.type ?? '')]
      Object.assign(option, { title, needed: json.needed })
    }
    for (const [name, field] of Object.entries(json.properties ?? {}))
      Object.assign(field, { title: wordsOf(name), needed: json.required?.includes(name) })
    const initial = JSON.stringify(json.default)
    if (initial && initial !== '[]')
      json.description = [json.description, `(${initial})`].filter(Boolean).join(' ')
    if (json.names) json.examples = names[json.names]
    json.format = widgetOf(json)
    // The schema checks the rest, and a form would fill in what is missing.
    for (const keyword of hiddenKeywords) delete json[keyword]
    // A flag that may only be set; other constants decide between the forms of a value.
    if (json.const === true) delete json.const
    for (const part of [...Object.values(json.properties ?? {}), ...options]) shown(part)
    if (json.items) shown(json.items)
    if (by) json.discriminator = { propertyName: by }
    if (options.length > 0 && options.every(({ type }) => type === 'string')) {
      Object.assign(json, { ...options[0], ...json, type: 'string' })
      delete json.anyOf
    }
    return json
  }
}

const hiddenKeywords =
  '$schema required allOf default minItems pattern additionalProperties propertyNames'.split(' ')

const typeNames: Record<string, string> = {
  boolean: 'Yes or no',
  integer: 'Number',
  null: 'None',
  string: 'Text',
}

function widgetOf({ type, names, format, maxLength, pattern, ...json }: Form) {
  if (type !== 'string' || json.enum || 'const' in json) return undefined
  if (names === 'pictures') return 'picture'
  if (format === 'date') return 'date'
  const isLong = maxLength ? maxLength > 100 : !names && !format && !pattern
  return isLong ? 'textarea' : undefined
}

/** A value without the empty lists and groups that a form leaves behind. Empty items of a list stay. */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value))
    return value.length > 0 ? value.map((item) => withoutEmpty(item) ?? item) : undefined
  if (!isJsonObject(value)) return value
  const fields = Object.entries(value)
    .map(([key, item]) => [key, withoutEmpty(item)])
    .filter(([, item]) => item !== undefined)
  return fields.length > 0 ? Object.fromEntries(fields) : undefined
}

const labels: Record<string, string> = {
  alt: 'description',
  cta: 'call to action',
  href: 'link',
  src: 'file',
}

/** `author_href` and `codeSnippets` as words. */
export function wordsOf(key: string): string {
  const words = (labels[key] ?? key)
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase()
  return capitalize(words)
}
