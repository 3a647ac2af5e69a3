import { collection, config, fields, singleton, type BasicFormField } from '@keystatic/core'
import { block, inline, wrapper } from '@keystatic/core/content-components'
import { Keystatic } from '@keystatic/core/ui'
import { createRoot } from 'react-dom/client'
import type { z } from 'zod'
import { toEditor } from '@/content/merge'
import { fieldOf, nameFieldOf } from './fields'
import { attributesOf, isText, kinds, pathOf, wordsOf, type Kind, type TagModel } from './model'
import { previews } from './previews'
import { prepareSaves } from './save'
import { addPicture, files, model, useProblems, writers } from './session'
import './editor.css'

type Fields = Record<string, BasicFormField<unknown>>

/** The fields of an entry, or of a tag in its text. Takes what a new one starts with. */
const fieldsOf = (schema: z.ZodObject, part?: 'entry', initial: Record<string, unknown> = {}): Fields =>
  Object.fromEntries(
    Object.entries(schema.shape as Record<string, z.ZodType>).map(([key, field]) => [
      key,
      fieldOf(key, field, { part, initial: initial[key] }),
    ]),
  )

/** The tags of texts as components of the editor; Keystatic has a meaning of its own for a tag called table. */
function componentOf(name: string, { attributes, selfClosing }: TagModel) {
  const schema = attributesOf(name, attributes)
  const View = previews[name] ?? previews.other
  const options = { label: wordsOf(name), schema: fieldsOf(schema) }
  if (!selfClosing) return wrapper({ ...options, ContentView: (props) => <View name={name} {...props} /> })
  return block({
    ...options,
    ContentView: (props) => <View name={name} {...props} />,
    ...(name === 'figure' && {
      handleFile: (file: File) =>
        file.type.startsWith('image/')
          ? addPicture(file).then((src) => ({ src, alt: '', caption: null }))
          : false,
    }),
  })
}

/** A value in a sentence, such as the name of the product. */
const valueOf = () =>
  inline({
    label: 'Value',
    schema: fieldsOf(attributesOf('value', { of: { type: 'String', required: true } })),
    ContentView: ({ value }) => (
      <code>{decodeURIComponent(typeof value.of === 'string' ? value.of : '…')}</code>
    ),
  })

/** The text of a Markdown file, with what `npm run content` says of it while it is written. */
function textOf(key: string, kind: Kind, template?: string) {
  const tags = Object.entries(model.tags[kind.files] ?? {})
  const fence = fieldsOf(attributesOf('fence', model.fence))
  const field = fields.markdoc({
    label: 'Text',
    extension: 'md',
    options: {
      image: false,
      heading: {
        levels: [1, 2, 3, 4],
        schema: fieldsOf(attributesOf('heading', { id: { type: 'String', required: false } })),
      },
      codeBlock: { schema: fence },
    },
    components: {
      value: valueOf(),
      ...Object.fromEntries(
        tags.map(([name, tag]) => [name === 'table' ? 'table-block' : name, componentOf(name, tag)]),
      ),
    },
  })
  const encode = (text: string) => new TextEncoder().encode(text)
  const serialize = (value: object) =>
    new TextDecoder().decode(field.serialize(value, { slug: undefined }).content)
  const parse = (body: string) => field.parse(undefined, { content: encode(toEditor(body)) })
  writers.set(key, (body) => serialize(parse(body)))
  const text: typeof field = {
    ...field,
    defaultValue: () => (template ? parse(template) : field.defaultValue()),
    parse: (_, { content }) => parse(new TextDecoder().decode(content)),
    Input(props) {
      const problems = useProblems('content', serialize(props.value)).text
      return (
        <>
          {problems.length > 0 && (
            <ul role="status" className="problems">
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          )}
          <field.Input {...props} />
        </>
      )
    },
  }
  return text
}

function entryOf(key: string, kind: Kind) {
  const { label, schema, title, page } = kind
  const body = isText(kind)
  files.set(key, kind.files)
  const template = model.templates[key]
  const own = fieldsOf(schema, 'entry', template?.fields)
  const common = {
    label,
    path: pathOf(kind),
    format: body ? { contentField: 'content' } : ('yaml' as const),
    entryLayout: body ? ('content' as const) : ('form' as const),
    previewUrl: model.site + page,
  }
  const all = {
    ...own,
    ...(title && { [title]: nameFieldOf(title, schema.shape[title] as z.ZodType) }),
    ...(body && { content: textOf(key, kind, template?.body) }),
  }
  return title
    ? collection({ ...common, slugField: title, schema: all })
    : singleton({ ...common, schema: all })
}

const all = Object.entries(kinds(model.courses))
const isCollection = ([, { title }]: [string, Kind]) => title !== undefined
const entries = (list: [string, Kind][]) =>
  Object.fromEntries(list.map(([key, kind]) => [key, entryOf(key, kind)]))
const isOfCourse = (kind: Kind) => kind.files.startsWith('courses')
const names = (part: (kind: Kind) => boolean) => all.filter(([, kind]) => part(kind)).map(([key]) => key)
const settings = config({
  storage: model.repository
    ? { kind: 'github', repo: model.repository, branchPrefix: 'content/' }
    : { kind: 'local' },
  collections: entries(all.filter(isCollection)) as never,
  singletons: entries(all.filter((entry) => !isCollection(entry))) as never,
  ui: {
    brand: { name: 'Content' },
    navigation: {
      Texts: names((kind) => isText(kind) && !isOfCourse(kind)),
      Lists: names((kind) => !isText(kind) && !isOfCourse(kind)),
      Courses: names(isOfCourse),
    } as never,
  },
})

prepareSaves()
document.head.append(
  Object.assign(document.createElement('style'), { textContent: `:root {${model.colors}}` }),
)
createRoot(document.getElementById('editor') as HTMLElement).render(
  <Keystatic config={settings} appSlug={{ envName: 'KEYSTATIC_GITHUB_APP', value: model.app }} />,
)
