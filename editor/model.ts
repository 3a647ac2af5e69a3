import { z } from 'zod'
import { blocks } from '@/content/blocks'
import { kinds as contentKinds } from '@/content/kinds'
import type { Named } from '@/content/schemas/fields'

/** What the editor edits, all of it taken from the schemas and tags of the content. */

/** A kind of entry. With `*` in its files it has many; `title` is the field that a new one is named after. */
export type Kind = { label: string; files: string; schema: z.ZodObject; page: string; title?: string }

export const isText = ({ files }: Kind) => files.endsWith('.md')
/** How Keystatic names the files of a kind. */
export const pathOf = ({ files }: Kind) => `content/${files.replace(/(?<=\*\/)index\.md$|\.\w+$/, '')}`

/**
 * Every kind of entry by its name. Takes the courses with the chapters that have a text: Keystatic knows one `*` in a path, so each
 * course has its chapters and exercises, and each chapter its quiz.
 */
export function kinds(courses: Record<string, string[]>): Record<string, Kind> {
  const all = Object.entries(contentKinds).flatMap(([key, { files, schema, page }]): [string, Kind][] => {
    const fields = schema as unknown as z.ZodObject
    const [title] = Object.entries(fields.shape ?? {}).find(([, field]) => field instanceof z.ZodString) ?? []
    const kind = (names: string[], path: string, address: string): [string, Kind] => [
      [key, ...names].join('-'),
      {
        label: [wordsOf(key), ...names.slice(-1)].join(': '),
        files: path,
        schema: fields,
        page: address,
        ...(path.includes('*') && { title }),
      },
    ]
    if (page === undefined) return []
    if (!page.includes('*')) return [kind([], files, page)]
    return Object.entries(courses).flatMap(([course, chapters]) => {
      const [path, address] = [files.replace('*', course), page.replace('*', course)]
      if (!address.includes('*')) return [kind([course], path, address)]
      return chapters.map((name) => kind([course, name], path.replace('*', name), address.replace('*', name)))
    })
  })
  return Object.fromEntries(all)
}

/** An attribute of a Markdoc tag, as JSON: `matches` is a list of choices or the source of a pattern. */
export type TagAttribute = { type: string; required: boolean; matches?: string[] | string; picture?: boolean }
/** A tag: its attributes, and whether it has children. */
export type TagModel = { attributes: Record<string, TagAttribute>; selfClosing: boolean }

/** The schema of a tag's attributes: that of the block, or what Markdoc's declaration says. */
export function attributesOf(name: string, attributes: Record<string, TagAttribute>): z.ZodObject {
  if (name in blocks) return blocks[name as keyof typeof blocks].attributes
  return z.object(
    Object.fromEntries(
      Object.entries(attributes).map(([key, { type, required, matches, picture }]) => {
        const text = Array.isArray(matches)
          ? z.enum(matches)
          : matches === undefined
            ? z.string().meta(picture ? { names: 'pictures' } : {})
            : z.string().regex(new RegExp(matches))
        const schema = { String: text, Boolean: z.boolean(), Number: z.number() }[type]
        if (!schema) throw new Error(`No field for the attribute ${key} of ${name}: ${type}`)
        return [key, required ? schema : schema.optional()]
      }),
    ),
  )
}

/** A form as JSON Schema, with the names of `@rjsf/core` for widgets as formats. */
export type Form = {
  type?: string
  title?: string
  properties?: Record<string, Form>
  items?: Form
  anyOf?: Form[]
  oneOf?: Form[]
  const?: unknown
  discriminator?: { propertyName: string }
  /** Whether the field is required. JSON Schema's own word for it lets the browser refuse to save. */
  needed?: boolean
}
type JsonSchema = Omit<z.core.JSONSchema.JSONSchema, keyof Form> &
  Form & { names?: Named; maxLength?: number; required?: string[] }

/** The form of a field. Takes what there is to name. Throws for a schema that has no form. */
export function formOf(key: string, schema: z.ZodType, names: Partial<Record<Named, string[]>>): Form {
  const whole = z.toJSONSchema(z.object({ [key]: schema }), { io: 'input' }) as JsonSchema
  // Widgets look at which keywords are there, so leave out those without a value.
  return JSON.parse(JSON.stringify(shown(whole)))

  function shown({ type, description, required = [], title, needed, ...json }: JsonSchema): Form {
    const properties = Object.entries(json.properties ?? {}).map(([name, field]) => [
      name,
      shown({ ...field, title: wordsOf(name), needed: required.includes(name) }),
    ])
    const form = {
      type,
      title,
      needed,
      description:
        json.default === undefined
          ? description
          : [description, `(${JSON.stringify(json.default)})`].filter(Boolean).join(' '),
      enum: json.enum,
      // A flag that may only be set; others decide between the forms of a value.
      const: json.const === true ? undefined : json.const,
      examples: json.names && names[json.names],
      format: widgetOf({ type, ...json }),
      ...(json.properties && { properties: Object.fromEntries(properties) }),
      ...(json.items && { items: shown(json.items) }),
    }
    const options = [...(json.oneOf ?? []), ...(json.anyOf ?? [])].map(shown)
    if (options.length === 0) return form
    if (options.every((option) => option.type === 'string' && !option.const))
      return { ...options[0], ...form, type: 'string' }
    const by = Object.entries(options[0]?.properties ?? {}).find(
      ([, field]) => field.const !== undefined,
    )?.[0]
    const titled = options.map((option) => ({
      ...option,
      title: by ? wordsOf(String(option.properties?.[by]?.const)) : typeNames[option.type ?? ''],
    }))
    return by ? { ...form, oneOf: titled, discriminator: { propertyName: by } } : { ...form, anyOf: titled }
  }
}

const typeNames: Record<string, string> = {
  boolean: 'Yes or no',
  integer: 'Number',
  null: 'None',
  string: 'Text',
}

function widgetOf({
  type,
  names,
  format,
  enum: choices,
  const: constant,
  maxLength,
  minLength,
  pattern,
}: JsonSchema) {
  if (type !== 'string' || choices || constant !== undefined) return undefined
  if (names === 'pictures') return 'picture'
  if (format === 'date') return 'date'
  const isFree = !names && !format && !pattern && minLength === undefined
  return (maxLength ? maxLength > 100 : isFree) ? 'textarea' : undefined
}

/** `author_href` and `codeSnippets` as words. */
export function wordsOf(key: string): string {
  const words = key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
