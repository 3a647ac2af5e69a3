import { z } from 'zod'
import { blocks } from '@/content/blocks'
import { authorSchema } from '@/content/schemas/author'
import { chapterSchema, courseSchema, quizSchema } from '@/content/schemas/course'
import { customerSchema } from '@/content/schemas/customer'
import { episodeSchema } from '@/content/schemas/episode'
import { exerciseSchema } from '@/content/schemas/exercise'
import { featureGroupSchema } from '@/content/schemas/feature'
import { federationJobSchema } from '@/content/schemas/federation-job'
import type { Named } from '@/content/schemas/fields'
import { formSchema } from '@/content/schemas/form'
import { jobSchema } from '@/content/schemas/job'
import { navigationSchema } from '@/content/schemas/navigation'
import { pageSchema } from '@/content/schemas/page'
import { plansSchema } from '@/content/schemas/plans'
import { playgroundSchema } from '@/content/schemas/playground'
import { categoriesSchema, postSchema } from '@/content/schemas/post'
import { reportSchema } from '@/content/schemas/report'

/** What the editor edits, all of it taken from the schemas and tags of the content. */

/** A kind of entry. With `*` in its path it has many files; `title` is the field that a new file is named after. */
export type Kind = {
  label: string
  path: string
  schema: z.ZodObject
  title?: string
  body?: boolean
  page?: string
}

/** Every kind of entry by its name. Takes the courses with the chapters that have a text. */
export function kinds(courses: Record<string, string[]>): Record<string, Kind> {
  return {
    posts: textKind('Posts', 'blog/*/', postSchema, '/blog/{slug}'),
    categories: { label: 'Categories', path: 'blog/categories', schema: categoriesSchema, page: '/blog' },
    authors: listKind('Authors', 'authors/*', authorSchema, '/blog/authors/{slug}', 'name'),
    pages: textKind('Pages', 'pages/**', pageSchema, '/{slug}'),
    features: listKind('Features', 'features/*', featureGroupSchema, '/cosmo/features'),
    customers: listKind('Customers', 'customers/*', customerSchema, '/customers/{slug}', 'name'),
    plans: { label: 'Plans', path: 'plans', schema: plansSchema, page: '/pricing' },
    playground: {
      label: 'Tour of the playground',
      path: 'playground',
      schema: playgroundSchema,
      page: '/playground',
    },
    navigation: { label: 'Navigation and banners', path: 'navigation', schema: navigationSchema, page: '/' },
    forms: listKind('Forms', 'forms/*', formSchema, '/forms/to/{slug}'),
    jobs: textKind('Jobs', 'jobs/*', jobSchema, '/jobs/{slug}'),
    companies: listKind(
      'Jobs elsewhere',
      'federation-jobs/*',
      federationJobSchema,
      '/other-federation-jobs',
      'company',
    ),
    podcast: textKind('Podcast', 'podcast/*', episodeSchema, '/the-good-thing'),
    reports: listKind('Reports', 'report/*', reportSchema, '/state-of-graphql-federation'),
    courses: listKind('Courses', 'courses/*/course', courseSchema, '/learn/{slug}'),
    ...Object.assign(
      {},
      ...Object.entries(courses).map(([course, chapters]) => courseKinds(course, chapters)),
    ),
  }
}

function courseKinds(course: string, chapters: string[]): Record<string, Kind> {
  const path = `courses/${course}`
  const page = `/learn/${course}`
  return {
    [`${course}-chapters`]: textKind(`Chapters of ${course}`, `${path}/*`, chapterSchema, `${page}/{slug}`),
    [`${course}-exercises`]: listKind(`Exercises of ${course}`, `${path}/exercises/*`, exerciseSchema, page),
    ...Object.fromEntries(
      chapters.map((chapter): [string, Kind] => [
        `${course}-${chapter}-quiz`,
        {
          label: `Quiz of ${chapter}`,
          path: `${path}/${chapter}.quiz`,
          schema: quizSchema,
          page: `${page}/${chapter}`,
        },
      ]),
    ),
  }
}

function listKind(label: string, path: string, schema: z.ZodObject, page: string, title = 'title'): Kind {
  return { label, path, schema, page, title }
}

function textKind(label: string, path: string, schema: z.ZodObject, page: string): Kind {
  return { label, path, schema, page, title: 'title', body: true }
}

/** A file's path below `content/` for each kind, as a pattern. */
export function patternOf({ path, body }: Kind): RegExp {
  const slug = path.includes('**') ? '.+' : '[^/]+'
  const [start = '', end] = path.split(/\*+/).map((part) => part.replaceAll('.', '\\.'))
  const file = end === undefined ? start : `${start}(${slug})${end.endsWith('/') ? `${end}index` : end}`
  return new RegExp(`^${file}\\.${body ? 'md' : 'yaml'}$`)
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
