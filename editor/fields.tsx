import { fields, type BasicFormField, type FormFieldInputProps, type SlugFormField } from '@keystatic/core'
import { Checkbox } from '@keystar/ui/checkbox'
import { FieldMessage, FieldLabel } from '@keystar/ui/field'
import { TextArea, TextField } from '@keystar/ui/text-field'
import { useId, type ReactNode } from 'react'
import { stringify } from 'yaml'
import { z } from 'zod'
import { parseYaml } from '@/content/yaml'
import { shapeOf, type Shape } from './model'
import { model, picturePath, addPicture } from './session'

// Forms for the fields of a schema. A field of Keystatic holds a field of the front matter as it is in the file, so that
// nothing that the form does not show can be lost, and the schema that checks files checks it.

type Plain = Record<string, unknown>
type Edit = {
  shape: Shape
  label: string
  value: unknown
  onChange: (value: unknown) => void
  errorAt: (path: string) => string | undefined
  path: string
}

/** `author_href` and `codeSnippets` as words. */
export function wordsOf(key: string): string {
  const words = key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Problems of a value in the words of `npm run content`, by their path. */
function problemsOf(schema: z.ZodType, key: string, value: unknown): Map<string, string> {
  const text = value === undefined ? '{}' : stringify({ [key]: value })
  const { problems } = parseYaml(text, z.object({ [key]: schema }), '')
  return new Map([
    ...unknownNames(shapeOf(schema), key, value),
    ...problems.map(({ field = key, message }) => [field, message] as const),
  ])
}

/** Names in a value that nothing has. An author may be a guest. */
function unknownNames(shape: Shape, path: string, value: unknown): [string, string][] {
  if (
    shape.kind === 'text' &&
    shape.names &&
    shape.names !== 'authors' &&
    typeof value === 'string' &&
    value
  ) {
    const known = shape.names === 'pictures' ? undefined : model.names[shape.names]
    if (shape.names === 'pictures')
      return picturePath(value) ? [] : [[path, `no picture ${value} beside the file: drop one here`]]
    return known?.includes(value)
      ? []
      : [
          [
            path,
            `no such ${wordsOf(shape.names).toLowerCase().replace(/ies$/, 'y').replace(/s$/, '')}: ${value}`,
          ],
        ]
  }
  if (shape.kind === 'list' && Array.isArray(value))
    return value.flatMap((item, index) => unknownNames(shape.item, `${path}.${index}`, item))
  if (shape.kind === 'object' && isPlain(value))
    return Object.entries(shape.fields).flatMap(([key, field]) =>
      unknownNames(field, `${path}.${key}`, value[key]),
    )
  return []
}

const textOf = (value: unknown) =>
  typeof value === 'object' || value === undefined ? '' : (value as string | number | boolean).toString()
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The field of Keystatic for one field of a schema. */
export function fieldOf(key: string, schema: z.ZodType, initial?: unknown): BasicFormField<unknown> {
  const shape = shapeOf(schema, key)
  return {
    kind: 'form',
    label: wordsOf(key),
    Input: ({ value, onChange, forceValidation }: FormFieldInputProps<unknown>) => {
      const problems = problemsOf(schema, key, value ?? undefined)
      const shown = forceValidation || value !== null
      return (
        <Value
          shape={shape}
          label={wordsOf(key)}
          value={value ?? undefined}
          path={key}
          onChange={(next) => onChange(next ?? null)}
          errorAt={(path) => (shown ? problems.get(path) : undefined)}
        />
      )
    },
    defaultValue: () => initial ?? null,
    parse: (value) => withoutDates(value) ?? null,
    serialize: (value) => ({ value: value ?? (shape.nullable ? null : undefined) }),
    validate(value) {
      const [problem] = problemsOf(schema, key, value ?? undefined)
      if (problem) throw new Error(problem.join(': '))
      return value
    },
    reader: { parse: (value) => value },
  }
}

/** The field that names the file: the text of the schema, and the name of the file or folder. */
export function nameFieldOf(key: string, schema: z.ZodType): SlugFormField<{ name: string; slug: string }> {
  const { help } = shapeOf(schema)
  const base = fields.slug({
    name: { label: wordsOf(key), description: help },
    slug: { label: 'Address', description: 'Name of the file, and the last part of its address' },
  })
  const errorOf = (name: string) => problemsOf(schema, key, name || undefined).get(key)
  return {
    ...base,
    Input(props) {
      const error = props.forceValidation || props.value.name ? errorOf(props.value.name) : undefined
      return (
        <div>
          <base.Input {...props} />
          {error && <FieldMessage>{error}</FieldMessage>}
        </div>
      )
    },
    validate(value, extra) {
      const error = errorOf(value.name)
      if (error) throw new Error(error)
      return model.slugs.includes(value.slug) ? value : base.validate(value, extra)
    },
  }
}

/** YAML's dates as they are written in content. */
function withoutDates(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (Array.isArray(value)) return value.map(withoutDates)
  return isPlain(value)
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutDates(item)]))
    : value
}

/** What a new value is: the least that a form can show. */
function emptyOf(shape: Shape): unknown {
  if (shape.kind === 'list') return []
  if (shape.kind === 'choice' && shape.choices.length === 1) return shape.choices[0]
  if (shape.kind === 'variants') return emptyOf(Object.values(shape.options)[0] as Shape)
  if (shape.kind !== 'object') return shape.kind === 'text' ? '' : shape.kind === 'record' ? {} : undefined
  const needed = Object.entries(shape.fields).filter(([, field]) => !field.optional)
  return Object.fromEntries(
    needed.map(([key, field]) => [key, emptyOf(field)]).filter(([, value]) => value !== undefined),
  )
}

/** A form for a value of any shape. */
function Value(edit: Edit): ReactNode {
  const { shape, label, value, onChange, errorAt, path } = edit
  const common = { label, description: shape.help, isRequired: !shape.optional, errorMessage: errorAt(path) }
  switch (shape.kind) {
    case 'text':
      return <Text {...edit} common={common} />
    case 'number':
      return (
        <TextField
          {...common}
          type="number"
          value={typeof value === 'number' ? String(value) : ''}
          onChange={(text) => onChange(text === '' ? (shape.nullable ? null : undefined) : Number(text))}
        />
      )
    case 'flag':
      return (
        <Checkbox
          isSelected={value === true}
          onChange={(on) => onChange(on || (shape.optional ? undefined : false))}
        >
          {shape.help ? `${label}: ${shape.help}` : label}
        </Checkbox>
      )
    case 'choice':
      return (
        <Labeled {...common}>
          {(id) => (
            <select
              id={id}
              className="control"
              value={textOf(value)}
              onChange={({ target }) =>
                onChange(shape.choices.find((choice) => String(choice) === target.value))
              }
            >
              {(shape.optional || value === undefined) && (
                <option value="">{shape.initial === undefined ? '–' : `– (${textOf(shape.initial)})`}</option>
              )}
              {value !== undefined && !shape.choices.includes(value as string) && (
                <option>{textOf(value)}</option>
              )}
              {shape.choices.map((choice) => (
                <option key={String(choice)}>{String(choice)}</option>
              ))}
            </select>
          )}
        </Labeled>
      )
    case 'object':
      return <Parts {...edit} />
    case 'list':
      return <List {...edit} />
    case 'record': {
      const entries = Object.entries(isPlain(value) ? value : {})
      const change = (next: [string, unknown][]) =>
        onChange(next.length === 0 ? undefined : Object.fromEntries(next))
      return (
        <Group {...edit}>
          {entries.map(([key, item], at) => (
            <div key={at} className="item">
              <TextField
                label="Name"
                value={key}
                onChange={(name) =>
                  change(entries.map((entry, index) => (index === at ? [name, item] : entry)))
                }
              />
              <Value
                shape={shape.value}
                label="Value"
                value={item}
                path={`${path}.${key}`}
                errorAt={errorAt}
                onChange={(next) =>
                  change(entries.map((entry, index) => (index === at ? [key, next] : entry)))
                }
              />
              <Action onPress={() => change(entries.filter((_, index) => index !== at))}>Remove</Action>
            </div>
          ))}
          <Action onPress={() => change([...entries, ['', emptyOf(shape.value)]])}>Add</Action>
        </Group>
      )
    }
    case 'variants': {
      const current = textOf((value as Plain | undefined)?.[shape.by])
      const option = shape.options[current]
      const by: Shape = {
        kind: 'choice',
        choices: Object.keys(shape.options),
        optional: false,
        nullable: false,
      }
      const choose = (tag: unknown) =>
        onChange({
          ...(emptyOf(shape.options[String(tag)] as Shape) as Plain),
          ...(value as Plain),
          [shape.by]: tag,
        })
      return (
        <>
          <Value
            {...edit}
            shape={by}
            label={wordsOf(shape.by)}
            value={current || undefined}
            path={`${path}.${shape.by}`}
            onChange={choose}
          />
          {option && (
            <Parts
              {...edit}
              shape={{
                ...option,
                fields: Object.fromEntries(Object.entries(option.fields).filter(([key]) => key !== shape.by)),
              }}
            />
          )}
        </>
      )
    }
    case 'either': {
      const fits = (option: Shape) =>
        option.kind === 'flag'
          ? typeof value === 'boolean'
          : option.kind === 'list'
            ? Array.isArray(value)
            : typeof value === 'string'
      const at = Math.max(0, shape.options.findIndex(fits))
      const names = { flag: 'Yes or no', list: 'Several', text: 'A text' } as Record<string, string>
      const option = shape.options[at] as Shape
      return (
        <div className="row">
          <Value {...edit} shape={option} />
          <Action
            onPress={() =>
              onChange(emptyOf(shape.options[(at + 1) % shape.options.length] as Shape) ?? false)
            }
          >
            {names[(shape.options[(at + 1) % shape.options.length] as Shape).kind]}
          </Action>
        </div>
      )
    }
  }
}

type Common = { label: string; description?: string; isRequired: boolean; errorMessage?: string }

function Text({ shape, value, onChange, common }: Edit & { common: Common }) {
  const text = typeof value === 'string' ? value : ''
  const change = (next: string) => onChange(next === '' && shape.optional ? undefined : next)
  if (shape.kind !== 'text') return null
  if (shape.names === 'pictures') return <PictureField text={text} onChange={change} common={common} />
  if (shape.names || shape.date)
    return (
      <Labeled {...common}>
        {(id) => (
          <>
            <input
              id={id}
              className="control"
              type={shape.date ? 'date' : 'text'}
              list={`${id}-list`}
              value={text}
              onChange={({ target }) => change(target.value)}
            />
            <datalist id={`${id}-list`}>
              {shape.names && model.names[shape.names].map((name) => <option key={name} value={name} />)}
            </datalist>
          </>
        )}
      </Labeled>
    )
  const Input = shape.long || text.includes('\n') ? TextArea : TextField
  return <Input {...common} value={text} onChange={change} />
}

/** A picture beside the file: chosen, or dropped from the desktop. It is written when the entry is saved. */
function PictureField({
  text,
  onChange,
  common,
}: {
  text: string
  onChange: (text: string) => void
  common: Common
}) {
  const take = async (file?: File) => file?.type.startsWith('image/') && onChange(await addPicture(file))
  return (
    <Labeled {...common}>
      {(id) => (
        <div
          className="picture"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => (event.preventDefault(), void take(event.dataTransfer.files[0]))}
        >
          {text && <img src={picturePath(text)} alt="" />}
          <input
            id={id}
            className="control"
            value={text}
            placeholder="Drop a picture here"
            onChange={({ target }) => onChange(target.value)}
          />
          <input
            type="file"
            accept="image/*"
            aria-label="Choose a picture"
            onChange={({ target }) => void take(target.files?.[0])}
          />
        </div>
      )}
    </Labeled>
  )
}

function Labeled({
  label,
  description,
  isRequired,
  errorMessage,
  children,
}: Common & { children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className="labeled">
      <FieldLabel htmlFor={id} isRequired={isRequired}>
        {label}
      </FieldLabel>
      {description && <small>{description}</small>}
      {children(id)}
      {errorMessage && <FieldMessage>{errorMessage}</FieldMessage>}
    </div>
  )
}

function Parts({ shape, value, onChange, errorAt, path, label }: Edit) {
  if (shape.kind !== 'object') return null
  const parts = isPlain(value) ? value : {}
  const change = (key: string, next: unknown) => {
    const all = Object.fromEntries(
      Object.entries({ ...parts, [key]: next }).filter(([, item]) => item !== undefined),
    )
    onChange(shape.optional && Object.keys(all).length === 0 ? undefined : all)
  }
  return (
    <Group label={label} shape={shape} errorAt={errorAt} path={path}>
      {Object.entries(shape.fields).map(([key, field]) => (
        <Value
          key={key}
          shape={field}
          label={wordsOf(key)}
          value={parts[key]}
          path={`${path}.${key}`}
          errorAt={errorAt}
          onChange={(next) => change(key, next)}
        />
      ))}
    </Group>
  )
}

function List({ shape, value, onChange, errorAt, path, label }: Edit) {
  if (shape.kind !== 'list') return null
  const items = Array.isArray(value) ? (value as unknown[]) : []
  const change = (next: unknown[]) => onChange(next.length === 0 && shape.optional ? undefined : next)
  const moved = (at: number) => items.with(at, items[at - 1]).with(at - 1, items[at])
  return (
    <Group label={label} shape={shape} errorAt={errorAt} path={path}>
      {items.map((item, at) => (
        <details key={at} className="item" open={!isPlain(item) || items.length < 4}>
          <summary>{`${at + 1}. ${titleOf(item)}`}</summary>
          <Value
            shape={shape.item}
            label={`${label} ${at + 1}`}
            value={item}
            path={`${path}.${at}`}
            errorAt={errorAt}
            onChange={(next) => change(items.with(at, next))}
          />
          {at > 0 && <Action onPress={() => change(moved(at))}>Move up</Action>}
          <Action onPress={() => change(items.filter((_, index) => index !== at))}>Remove</Action>
        </details>
      ))}
      <Action onPress={() => change([...items, emptyOf(shape.item)])}>Add</Action>
    </Group>
  )
}

/** The first words of an item of a list. */
function titleOf(item: unknown): string {
  const text = isPlain(item) ? Object.values(item).find((value) => typeof value === 'string') : item
  return typeof text === 'string' ? text.slice(0, 60) : ''
}

function Group({
  label,
  shape,
  errorAt,
  path,
  children,
}: Pick<Edit, 'label' | 'shape' | 'errorAt' | 'path'> & { children: ReactNode }) {
  const error = errorAt(path)
  return (
    <fieldset>
      <legend>{label}</legend>
      {shape.help && <small>{shape.help}</small>}
      {children}
      {error && <FieldMessage>{error}</FieldMessage>}
    </fieldset>
  )
}

function Action({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className="action" onClick={onPress}>
      {children}
    </button>
  )
}
