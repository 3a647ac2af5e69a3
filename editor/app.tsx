import { fields, type BasicFormField, type EditorState } from '@keystatic/core'
import { block, inline, wrapper } from '@keystatic/core/content-components'
import { Keystatic } from '@keystatic/core/ui'
import { redo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { NodeSelection, Plugin, Selection } from 'prosemirror-state'
import { goToNextCell } from 'prosemirror-tables'
import { createRoot } from 'react-dom/client'
import { z } from 'zod'
import { listing } from '@/content/schemas/feature'
import { partsOf, tidy, toEditor } from './body'
import { fieldOf, nameFieldOf } from './fields'
import { attributesOf, configOf, isText, wordsOf, type Kind, type TagModel } from './model'
import { Preview } from './previews'
import { addPicture, allKinds, model, prepareSaves, useProblems, writers } from './session'
import './editor.css'

/** The fields of an entry, or of a tag in its text. Expects what a new one starts with. */
const fieldsOf = (
  schema: z.ZodObject,
  part: 'entry' | 'tag' = 'tag',
  initial: Record<string, unknown> = {},
): Record<string, BasicFormField<unknown>> =>
  Object.fromEntries(
    Object.entries(schema.shape as Record<string, z.ZodType>).map(([key, field]) => [
      key,
      fieldOf(key, field, part, initial[key]),
    ]),
  )

/** A tag of texts as a component of the editor. */
function componentOf(name: string, { attributes, selfClosing }: TagModel) {
  return (selfClosing ? block : wrapper)({
    label: wordsOf(name),
    schema: fieldsOf(attributesOf(name, attributes)),
    ContentView: (props) => <Preview name={name} {...props} />,
    ...(name === 'figure' && {
      handleFile: (file: File) => addPicture(file).then((src) => ({ src, alt: null, caption: null })),
    }),
  })
}

/** A value in a sentence, such as the name of the product. */
const valueTag = inline({
  label: 'Value',
  schema: fieldsOf(z.object({ of: z.string() })),
  ContentView: ({ value: { of } }) => <code>{typeof of === 'string' ? decodeURIComponent(of) : '…'}</code>,
})

/** In a table, the Tab key goes to the next cell; behind the last one it leaves the text. Keystatic has Mod-y on a Mac only. */
const keys = keymap({ Tab: goToNextCell(1), 'Shift-Tab': goToNextCell(-1), 'Mod-y': redo })

/** The menu of blocks leads back to the text, into the new block, and what is typed while a block is selected goes below it: Keystatic would replace the block. */
const cursor = new Plugin({
  view: (view) => ({
    update: (_, { doc }) => {
      if (doc !== view.state.doc && document.activeElement?.closest('[role=menu]'))
        setTimeout(() => view.focus(), 300)
    },
  }),
  // Keystatic would go to the text below a new block.
  appendTransaction: ([{ steps }], _, { tr, doc }) => {
    const { from = 0, slice } = steps.at(-1) ?? {}
    const added = slice?.openStart === 0 && slice.content.firstChild
    const isEmpty = added && added.firstChild?.isTextblock && added.content.size === 2
    return isEmpty ? tr.setSelection(Selection.near(doc.resolve(from + 1))) : null
  },
  props: {
    handleTextInput({ state, dispatch }, _, to, text) {
      if (!(state.selection instanceof NodeSelection) || !state.selection.node.isBlock) return false
      const change = state.tr.insert(to, state.schema.nodes.paragraph.create(null, state.schema.text(text)))
      dispatch(change.setSelection(Selection.near(change.doc.resolve(to + text.length + 1), -1)))
      return true
    },
  },
})

/** The text of a Markdown file, with what `npm run content` says of it while it is written. */
function textOf(key: string, kind: Kind, template = ''): object {
  const tags = Object.entries(model.tags[kind.files] ?? {})
  const field = fields.markdoc({
    label: 'Text',
    extension: 'md',
    options: {
      image: false,
      heading: { levels: [1, 2, 3, 4], schema: fieldsOf(z.object({ id: z.string().optional() })) },
      codeBlock: { schema: fieldsOf(listing) },
    },
    components: {
      value: valueTag,
      // Keystatic has a meaning of its own for a tag called table.
      ...Object.fromEntries(
        tags.map(([name, tag]) => [name === 'table' ? 'table-block' : name, componentOf(name, tag)]),
      ),
    },
  })
  // Shows file, subgraph, and expected verdict above a listing.
  field.defaultValue().schema.nodes.code_block.spec.toDOM = ({ attrs: { language, props } }) => {
    const { filename, subgraph, expect } = props.value
    const about = [filename, subgraph, expect].filter(Boolean).join(' · ')
    return ['pre', { spellcheck: 'false', 'data-language': language, 'data-about': about }, ['code', 0]]
  }
  // A tag that someone typed would be written as one, and might not be read again: a space makes it a text, but not in inline code.
  const write: typeof field.serialize = ({ doc, schema }, extra) => {
    const typed = /(?<!"code"[^[\]]*\],"text":"(?:[^"\\]|\\.)*)\{%(?! \$)/g
    const json = JSON.stringify(doc).replaceAll(typed, '{ %')
    const files = field.serialize({ doc: schema.nodeFromJSON(JSON.parse(json)), schema }, extra)
    return { ...files, content: new TextEncoder().encode(tidy(new TextDecoder().decode(files.content))) }
  }
  const serialize = (value: EditorState) => new TextDecoder().decode(write(value, {}).content)
  // What was typed last: a save reads the text again, and must not forget what can be undone.
  let last: { address: string; state: EditorState } | undefined
  const parse = (body: string) => {
    const state = field.parse(undefined, { content: new TextEncoder().encode(toEditor(body)) })
    if (last?.address === location.pathname && serialize(last.state) === serialize(state)) return last.state
    return state.reconfigure({ plugins: [cursor, keys, ...state.plugins] })
  }
  writers.set(key, (file) => serialize(parse(partsOf(file)[1] ?? '')))
  return {
    ...field,
    serialize: write,
    defaultValue: () => parse(template),
    parse: (_, { content }) => parse(new TextDecoder().decode(content)),
    Input(props) {
      const problems = useProblems('content', serialize(props.value)).text
      last = { address: location.pathname, state: props.value }
      return (
        <>
          <field.Input {...props} />
          {problems.length > 0 && (
            <p role="status" className="problems">
              {problems.join('\n')}
            </p>
          )}
        </>
      )
    },
  } satisfies typeof field
}

const config = configOf(allKinds, model, (key, kind) => {
  const template = model.templates[key]
  const today = new Date().toISOString().slice(0, 10)
  return {
    ...fieldsOf(kind.schema, 'entry', template && { ...template.fields, date: today, draft: true }),
    ...(kind.title && { [kind.title]: nameFieldOf(kind.title, kind.schema.shape[kind.title] as z.ZodType) }),
    ...(isText(kind) && { content: textOf(key, kind, template?.body) }),
  }
})
prepareSaves()
const [light, dark] = model.colors
const textContent = `:root {${light}} .kui-scheme--dark {${dark}} @media (prefers-color-scheme: dark) {.kui-scheme--auto {${dark}}}`
document.head.append(Object.assign(document.createElement('style'), { textContent }))
createRoot(document.getElementById('editor') as HTMLElement).render(
  <Keystatic config={config} appSlug={{ envName: 'KEYSTATIC_GITHUB_APP', value: model.app }} />,
)
