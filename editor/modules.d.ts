// What the editor uses of packages that are installed only with its first start.

declare module 'virtual:model' {
  const model: unknown
  export default model
}

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
    validate: (value: Value, extra: unknown) => Value
  }
  type Content = { content?: Uint8Array }
  export type ContentField = Field<object> & {
    parse: (value: unknown, extra: Content) => object
    serialize: (value: object, extra: { slug?: string }) => Content
  }
  type Named = { label: string; description?: string }
  export const fields: {
    slug: (options: { name: Named; slug: Named }) => SlugFormField<{ name: string; slug: string }>
    markdoc: (options: object) => ContentField
  }
  type Entry = { label: string; path: string; schema: object }
  export const collection: (entry: Entry & { slugField: string }) => object
  export const singleton: (entry: Entry) => object
  export const config: (config: object) => object
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

declare module '@keystatic/core/ui' {
  import type { ReactElement } from 'react'
  export const Keystatic: (props: { config: object }) => ReactElement
}

declare module '@keystatic/core/api/generic' {
  type Reply = {
    status: number
    headers?: Record<string, string> | [string, string][]
    body?: string | Uint8Array | null
  }
  export const makeGenericAPIRouteHandler: (options: object) => (request: Request) => Promise<Reply>
}

declare module '@keystar/ui/*' {
  import type { ReactElement, ReactNode } from 'react'
  type Common = { label?: string; description?: string; isRequired?: boolean; errorMessage?: string }
  type Text = Common & { value: string; onChange: (value: string) => void; type?: string }
  export const TextField: (props: Text) => ReactElement
  export const TextArea: (props: Text) => ReactElement
  export const Checkbox: (props: {
    isSelected: boolean
    onChange: (on: boolean) => void
    children: ReactNode
  }) => ReactElement
  export const FieldMessage: (props: { children: ReactNode }) => ReactElement
  export const FieldLabel: (props: {
    htmlFor: string
    isRequired?: boolean
    children: ReactNode
  }) => ReactElement
}
