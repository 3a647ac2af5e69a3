import { fields, type BasicFormField, type FormFieldInputProps, type SlugFormField } from '@keystatic/core'
import Form, { getDefaultRegistry, type ArrayTemplate, type FieldTemplate, type Widget } from '@rjsf/core'
import { toErrorSchema } from '@rjsf/utils'
import validator from '@rjsf/validator-ajv8'
import { useEffect, useId } from 'react'
import { stringify } from 'yaml'
import { z } from 'zod'
import { parseYaml } from '@/content/yaml'
import { isJsonObject } from '@/lib/guards'
import { withoutEmpty, formOf, wordsOf } from './model'
import { PictureOf } from './previews'
import { addPicture, allowTyping, model, useProblems } from './session'

// A field of Keystatic holds a field of the front matter as it is in the file, so that nothing that the form does not show
// can be lost. Its form is made from its schema, which also checks it.

/** Lists what is wrong with a field in the words of `npm run content`, by path. */
const checkOf = (key: string, schema: z.ZodType) => (value: unknown) =>
  parseYaml(
    stringify(withoutEmpty({ [key]: value ?? undefined }) ?? {}),
    z.object({ [key]: schema }),
    '',
  ).problems.map(({ field = key, message }): [string, string] => [field, message])

function refuse<Value>([problem]: [string, string][], value: Value): Value {
  if (problem) throw new Error(problem.join(': '))
  return value
}

/** YAML's dates become what is written in content. */
const withoutTime = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null).replaceAll(/"(\d{4}-\d\d-\d\d)T00:00:00.000Z"/g, '"$1"'))

/** The field of Keystatic for one field of an entry, or of a tag in its text. Expects what a new one starts with. */
export function fieldOf(
  key: string,
  schema: z.ZodType,
  part: 'entry' | 'tag',
  initial: unknown = null,
): BasicFormField<unknown> {
  const form = formOf(key, schema, model.names)
  const problemsOf = checkOf(key, schema)
  const useChecked = part === 'entry' ? useProblems : () => ({ fields: [] as [string, string][] })
  return {
    kind: 'form',
    label: wordsOf(key),
    Input({ value, onChange, forceValidation }: FormFieldInputProps<unknown>) {
      useEffect(() => allowTyping(100), [value])
      const own = forceValidation || value !== null ? problemsOf(value) : []
      const checked = useChecked(key, value).fields.filter(([path]) => path.split('.')[0] === key)
      const problems = own.length > 0 ? own : checked
      return (
        <Form
          tagName="div"
          className="fields"
          idPrefix={useId()}
          schema={form}
          validator={validator}
          templates={templates}
          widgets={widgets}
          uiSchema={{ 'ui:submitButtonOptions': { norender: true } }}
          experimental_defaultFormStateBehavior={{ emptyObjectFields: 'skipDefaults' }}
          noValidate
          showErrorList={false}
          extraErrors={toErrorSchema(
            problems.map(([path, message]) => ({ property: `.${path}`, message, stack: message })),
          )}
          formData={value === null ? {} : { [key]: value }}
          onChange={({ formData }) => onChange(formData[key] ?? null)}
        />
      )
    },
    defaultValue: () => initial,
    parse: withoutTime,
    serialize: (value) => ({ value: value ?? undefined }),
    validate: (value) => refuse(problemsOf(value), value),
    reader: { parse: withoutTime },
  }
}

/** The field that names the file: the text of the schema, and the name of the file or folder. */
export function nameFieldOf(key: string, schema: z.ZodType): SlugFormField<{ name: string; slug: string }> {
  const problemsOf = checkOf(key, schema)
  const base = fields.slug({
    name: { label: wordsOf(key), description: schema.description, validation: { isRequired: true } },
    slug: {
      label: 'Address',
      description: 'Name of the file, and the last part of its address',
      validation: {
        pattern: { regex: /^[a-z\d_{}/-]+$/, message: 'Small letters, digits, and hyphens only' },
      },
    },
  })
  return {
    ...base,
    Input(props) {
      useEffect(() => allowTyping(100), [props.value])
      const { name, slug } = props.value
      const checked = useProblems(key, name, slug).fields.find(([path]) => path === key)
      const problem = name && (problemsOf(name)[0] ?? checked)
      return (
        <div className="fields">
          <base.Input {...props} />
          {problem && <p className="text-danger">{`${wordsOf(key)}: ${problem[1]}`}</p>}
        </div>
      )
    },
    validate: (value, extra) => base.validate(refuse(problemsOf(value.name), value), extra),
  }
}

/** Items that the writer opened, by their words: a save makes the form anew. */
const unfolded = new Set<string>()
const known = new WeakSet<Element>()
function remember(item: HTMLDetailsElement, words: string): void {
  known.add(item)
  unfolded[item.open ? 'add' : 'delete'](words)
}

/** A list whose items are folded when there are many. An item stays open or folded where it is moved, and while it is written. */
const List: ArrayTemplate = ({ items, formData, title, schema, canAdd, onAddClick }) => (
  <fieldset>
    <legend>{title}</legend>
    {schema.description && <small>{schema.description}</small>}
    {items.map((item, at) => {
      const words = firstText(formData?.[at])
      const opens = items.length < 4 || !isJsonObject(formData?.[at]) || words === '' || unfolded.has(words)
      return (
        <details
          key={item.key}
          ref={(details) => {
            if (details && !known.has(details)) details.open = opens
            if (details) remember(details, words)
          }}
          onToggle={({ currentTarget }) => remember(currentTarget, words)}
        >
          <summary>{`${at + 1}. ${words}`}</summary>
          {item}
        </details>
      )
    })}
    {canAdd && (
      <button type="button" className="btn" onClick={onAddClick}>
        Add
      </button>
    )}
  </fieldset>
)

function firstText(item: unknown): string {
  const values = isJsonObject(item) ? [item.title, item.name, item.label, ...Object.values(item)] : [item]
  return values.find((value) => typeof value === 'string')?.slice(0, 60) ?? ''
}

/** A picture beside the file: named, chosen, or dropped from the desktop. It is written when the entry is saved. */
const Picture: Widget = ({ id, value, onChange }) => {
  const text = typeof value === 'string' ? value : ''
  return (
    <div className="picture">
      {text && <PictureOf name={text} />}
      <input
        id={id}
        className="form-control"
        value={text}
        onChange={({ target }) => onChange(target.value || undefined)}
      />
      <input
        type="file"
        accept="image/*"
        aria-label="Choose a picture, or drop it here"
        onChange={({ target: { files } }) => files?.[0] && void addPicture(files[0], text).then(onChange)}
      />
    </div>
  )
}

const { templates: standard, widgets: standardWidgets } = getDefaultRegistry()
const templates = {
  ArrayFieldTemplate: List,
  // What decides between the forms of a value is chosen above them.
  FieldTemplate: ((props) =>
    props.schema.const === undefined ? (
      <standard.FieldTemplate {...props} required={props.schema.needed} />
    ) : null) as FieldTemplate,
}
const widgets = {
  picture: Picture,
  // An optional field that is not checked is left out of the file.
  CheckboxWidget: ((props) => (
    <standardWidgets.CheckboxWidget
      {...props}
      onChange={(on) => props.onChange(on || (props.schema.needed ? false : undefined))}
    />
  )) as Widget,
}
