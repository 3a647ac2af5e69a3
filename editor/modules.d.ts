// What the editor uses of packages that are installed only with its first start.

declare module '@keystatic/core' {
  import type { ReactElement } from 'react'
  export type FormFieldInputProps<Value> = {
    value: Value
    onChange: (value: Value) => void
    autoFocus: boolean
    forceValidation: boolean
  }
  type Field<Value> = {
    kind: 'form'
    label?: string
    Input: (props: FormFieldInputProps<Value>) => ReactElement | null
    defaultValue: () => Value
  }
  export type BasicFormField<Value> = Field<Value> & {
    parse: (value: unknown) => Value
    serialize: (value: Value) => { value: unknown }
    validate: (value: Value) => Value
    reader: { parse: (value: unknown) => unknown }
  }
  export type SlugFormField<Value> = Field<Value> & {
    formKind: 'slug'
    validate: (value: Value, extra?: object) => Value
  }
  type Content = { content?: Uint8Array }
  type CodeBlock = { attrs: { language: string; props: { value: Record<string, unknown> } } }
  export type EditorState = {
    doc: object
    schema: {
      nodeFromJSON: (json: unknown) => object
      nodes: { code_block: { spec: { toDOM: (node: CodeBlock) => unknown } } }
    }
    plugins: readonly object[]
    reconfigure: (changes: { plugins: object[] }) => EditorState
  }
  export type ContentField = Field<EditorState> & {
    parse: (value: unknown, extra: Content) => EditorState
    serialize: (value: Pick<EditorState, 'doc' | 'schema'>, extra: { slug?: string }) => Content
  }
  export const fields: {
    slug: (options: object) => SlugFormField<{ name: string; slug: string }>
    markdoc: (options: object) => ContentField
  }
}

declare module '@keystatic/core/content-components' {
  import type { ReactNode } from 'react'
  type Options = {
    label: string
    schema: object
    ContentView: (props: { value: Record<string, unknown>; children?: ReactNode }) => ReactNode
    handleFile?: unknown
  }
  export const block: (options: Options) => object
  export const inline: (options: Options) => object
  export const wrapper: (options: Options) => object
}

declare module '@rjsf/core' {
  import type { ComponentType, ReactElement, ReactNode } from 'react'
  type Schema = { description?: string; const?: unknown; needed?: boolean }
  export type FieldTemplate = ComponentType<{ schema: Schema; required?: boolean }>
  export type ArrayTemplate = ComponentType<{
    items: ReactElement[]
    formData?: unknown[]
    title: string
    schema: Schema
    canAdd?: boolean
    onAddClick: () => void
  }>
  export type Widget = ComponentType<{
    id: string
    value: unknown
    schema: Schema
    onChange: (value: unknown) => void
  }>
  type Parts = { templates: { FieldTemplate: FieldTemplate }; widgets: { CheckboxWidget: Widget } }
  export const getDefaultRegistry: () => Parts
  const Form: (
    props: Record<string, unknown> & { onChange: (event: { formData: Record<string, unknown> }) => void },
  ) => ReactNode
  export default Form
}

declare module 'prosemirror-state' {
  type Node = { isBlock: boolean; resolve: (at: number) => object }
  type Slice = {
    openStart: number
    content: { firstChild: { firstChild: { isTextblock: boolean } | null; content: { size: number } } | null }
  }
  type Change = {
    doc: Node
    steps: { from?: number; slice?: Slice }[]
    insert: (at: number, node: object) => Change
    setSelection: (selection: object) => Change
  }
  type State = {
    doc: Node
    tr: Change
    selection: object
    schema: {
      nodes: { paragraph: { create: (attributes: null, content: object) => object } }
      text: (text: string) => object
    }
  }
  type View = { state: State; dispatch: (change: Change) => void; focus: () => void }
  export const Selection: { near: (position: object, direction?: 1 | -1) => object }
  export class NodeSelection {
    node: Node
  }
  export const Plugin: new (options: {
    view: (view: View) => { update: (view: View, before: State) => void }
    appendTransaction: (changes: [Change, ...Change[]], before: State, now: State) => Change | null
    props: { handleTextInput: (view: View, from: number, to: number, text: string) => boolean }
  }) => object
}

// Used in a line or two each
declare module '@keystatic/core/api/generic'
declare module '@keystatic/core/ui'
declare module '@rjsf/utils'
declare module '@rjsf/validator-ajv8'
declare module 'idb-keyval'
declare module 'prosemirror-history'
declare module 'prosemirror-keymap'
declare module 'prosemirror-tables'
