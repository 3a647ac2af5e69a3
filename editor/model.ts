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
    posts: {
      label: 'Posts',
      path: 'blog/*/',
      schema: postSchema,
      title: 'title',
      body: true,
      page: '/blog/{slug}',
    },
    categories: { label: 'Categories', path: 'blog/categories', schema: categoriesSchema, page: '/blog' },
    authors: {
      label: 'Authors',
      path: 'authors/*',
      schema: authorSchema,
      title: 'name',
      page: '/blog/authors/{slug}',
    },
    pages: {
      label: 'Pages',
      path: 'pages/**',
      schema: pageSchema,
      title: 'title',
      body: true,
      page: '/{slug}',
    },
    features: {
      label: 'Features',
      path: 'features/*',
      schema: featureGroupSchema,
      title: 'title',
      page: '/cosmo/features',
    },
    customers: {
      label: 'Customers',
      path: 'customers/*',
      schema: customerSchema,
      title: 'name',
      page: '/customers/{slug}',
    },
    plans: { label: 'Plans', path: 'plans', schema: plansSchema, page: '/pricing' },
    navigation: { label: 'Navigation and banners', path: 'navigation', schema: navigationSchema, page: '/' },
    forms: { label: 'Forms', path: 'forms/*', schema: formSchema, title: 'title', page: '/forms/to/{slug}' },
    jobs: {
      label: 'Jobs',
      path: 'jobs/*',
      schema: jobSchema,
      title: 'title',
      body: true,
      page: '/jobs/{slug}',
    },
    companies: {
      label: 'Jobs elsewhere',
      path: 'federation-jobs/*',
      schema: federationJobSchema,
      title: 'company',
      page: '/other-federation-jobs',
    },
    podcast: {
      label: 'Podcast',
      path: 'podcast/*',
      schema: episodeSchema,
      title: 'title',
      body: true,
      page: '/the-good-thing',
    },
    reports: {
      label: 'Reports',
      path: 'report/*',
      schema: reportSchema,
      title: 'title',
      page: '/state-of-graphql-federation',
    },
    courses: {
      label: 'Courses',
      path: 'courses/*/course',
      schema: courseSchema,
      title: 'title',
      page: '/learn/{slug}',
    },
    ...Object.fromEntries(
      Object.entries(courses).flatMap(([course, chapters]): [string, Kind][] => [
        [
          `${course}-chapters`,
          {
            label: `Chapters of ${course}`,
            path: `courses/${course}/*`,
            schema: chapterSchema,
            title: 'title',
            body: true,
            page: `/learn/${course}/{slug}`,
          },
        ],
        [
          `${course}-exercises`,
          {
            label: `Exercises of ${course}`,
            path: `courses/${course}/exercises/*`,
            schema: exerciseSchema,
            title: 'title',
            page: `/learn/${course}`,
          },
        ],
        ...chapters.map((chapter): [string, Kind] => [
          `${course}-${chapter}-quiz`,
          {
            label: `Quiz of ${chapter}`,
            path: `courses/${course}/${chapter}.quiz`,
            schema: quizSchema,
            page: `/learn/${course}/${chapter}`,
          },
        ]),
      ]),
    ),
  }
}

/** A file's path below `content/` for each kind, as a pattern. */
export function patternOf({ path, body }: Kind): RegExp {
  const slug = path.includes('**') ? '.+' : '[^/]+'
  const [start = '', end] = path.split(/\*+/).map((part) => part.replaceAll('.', '\\.'))
  const file = end === undefined ? start : `${start}(${slug})${end.endsWith('/') ? `${end}index` : end}`
  return new RegExp(`^${file}\\.${body ? 'md' : 'yaml'}$`)
}

/** The front matter or YAML of a file and its kind. */
export function kindOf(file: string, all: Record<string, Kind>): Kind | undefined {
  const found = Object.values(all).filter((kind) => patternOf(kind).test(file))
  return found.find(({ path }) => !path.includes('*')) ?? found[0]
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

type Base = { help?: string; optional: boolean; nullable: boolean; initial?: unknown }
/** A field of a form. */
export type Shape = Base &
  (
    | { kind: 'text'; names?: Named; date: boolean; long: boolean }
    | { kind: 'number' | 'flag' }
    | { kind: 'choice'; choices: (string | number | boolean)[] }
    | { kind: 'object'; fields: Record<string, Shape> }
    | { kind: 'list'; item: Shape }
    | { kind: 'record'; value: Shape }
    | { kind: 'variants'; by: string; options: Record<string, Shape & { kind: 'object' }> }
    | { kind: 'either'; options: Shape[] }
  )

/** The field of a schema. Throws for a schema that the editor has no field for. */
export function shapeOf(schema: z.ZodType, path = ''): Shape {
  const {
    description: help,
    names,
    format,
  } = (schema.meta() ?? {}) as { description?: string; names?: Named; format?: string }
  const base = { help, optional: false, nullable: false }
  const inner = (wrapped: unknown) => {
    const shape = shapeOf(wrapped as z.ZodType, path)
    return { ...shape, help: help ?? shape.help }
  }
  if (schema instanceof z.ZodOptional) return { ...inner(schema.unwrap()), optional: true }
  if (schema instanceof z.ZodDefault)
    return { ...inner(schema.unwrap()), optional: true, initial: schema.def.defaultValue }
  if (schema instanceof z.ZodNullable) return { ...inner(schema.unwrap()), nullable: true }
  if (schema instanceof z.ZodPipe) return inner(schema.in)
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat)
    return {
      ...base,
      kind: 'text',
      names,
      date: format === 'date',
      long: schema.maxLength ? schema.maxLength > 100 : !schema.def.checks?.length && !names,
    }
  if (schema instanceof z.ZodNumber) return { ...base, kind: 'number' }
  if (schema instanceof z.ZodBoolean) return { ...base, kind: 'flag' }
  if (schema instanceof z.ZodEnum) return { ...base, kind: 'choice', choices: schema.options }
  if (schema instanceof z.ZodLiteral)
    return { ...base, kind: 'choice', choices: [...schema.values] as string[] }
  if (schema instanceof z.ZodArray)
    return { ...base, kind: 'list', item: shapeOf(schema.element as z.ZodType, `${path}.0`) }
  if (schema instanceof z.ZodRecord)
    return { ...base, kind: 'record', value: shapeOf(schema.valueType as z.ZodType, `${path}.*`) }
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.ZodType>(schema.shape)
    return {
      ...base,
      kind: 'object',
      fields: Object.fromEntries(fields.map(([key, field]) => [key, shapeOf(field, `${path}.${key}`)])),
    }
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const by = schema.def.discriminator
    const options = schema.options.map((option) => {
      const shape = shapeOf(option as z.ZodType, path) as Shape & { kind: 'object' }
      const tag = shape.fields[by]
      return [tag?.kind === 'choice' ? String(tag.choices[0]) : '', shape] as const
    })
    return { ...base, kind: 'variants', by, options: Object.fromEntries(options) }
  }
  if (schema instanceof z.ZodUnion) {
    const options = schema.options.map((option) => shapeOf(option as z.ZodType, path))
    return {
      ...base,
      kind: 'either',
      options: options.every(({ kind }) => kind === 'text') ? options.slice(0, 1) : options,
    }
  }
  throw new Error(`No field for ${path}: ${schema.def.type}`)
}
