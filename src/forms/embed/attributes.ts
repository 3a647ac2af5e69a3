import { kebabCase } from './dom'

/** How an attribute is converted to the value of an option (docs/contracts/form-widgets.md#attributes). */
export type Transformation =
  | 'string'
  | 'boolean'
  | 'integer'
  | 'list'
  | 'record'
  | 'function'
  | 'integerOrString'
  | 'integerOrBoolean'
  | 'stringOrBoolean'

/** Functions that markup may name. No others can be called, so markup cannot run code of the page. */
export type FormFunctions = Record<string, (...args: never[]) => void>

/** Every option that markup can set, as `data-tf-` and its name in kebab case, by how its text is read. */
const optionsByTransformation: Partial<Record<Transformation, string>> = {
  string: 'buttonColor buttonText buttonTextColor domain label open position tooltip',
  boolean:
    'chat disableTracking enableSandbox hideFooter hideHeaders hubspot inlineOnMobile keepSession lazy',
  integer: 'notificationDays opacity openValue size textThreshold',
  record: 'hidden',
  function: 'onClose onEndingButtonClick onHeightChanged onQuestionChanged onReady onSubmit',
  integerOrString: 'height width',
  integerOrBoolean: 'autoClose',
  stringOrBoolean: 'autoResize shareGaInstance',
}
const transformations = new Map(
  Object.entries(optionsByTransformation).flatMap(([to, names]) =>
    names.split(' ').map((name) => [name, to as Transformation] as const),
  ),
)
const optionNames = new Map([...transformations.keys()].map((name) => [`data-tf-${kebabCase(name)}`, name]))

const choices: Record<string, readonly string[]> = {
  open: ['load', 'time', 'scroll', 'exit'],
  position: ['left', 'right'],
}

/**
 * Converts the text of an attribute (null if missing) to the value of an option. Returns undefined for an invalid text.
 * Throws an Error for an unknown transformation.
 */
export function transformAttribute(
  text: string | null,
  to: Transformation,
  functions: FormFunctions = {},
): unknown {
  if (text === null) return undefined
  switch (to) {
    case 'string':
      return text || undefined
    case 'boolean':
      return isTrue(text)
    case 'integer':
      return toInteger(text)
    case 'list':
      return text.trim() ? toList(text) : undefined
    case 'record':
      return text.trim() ? toRecord(text) : undefined
    case 'function':
      return Object.hasOwn(functions, text) ? functions[text] : undefined
    case 'integerOrString':
      return /^\d+$/.test(text) ? toInteger(text) : text || undefined
    case 'integerOrBoolean':
      return toInteger(text) ?? isTrue(text)
    case 'stringOrBoolean':
      return isBoolean(text) ? isTrue(text) : text
    default:
      throw new Error(`Invalid attribute transformation ${String(to)}`)
  }
}

/**
 * Reads the options of a widget from its element's `data-tf-` attributes. Returns the valid ones, and a message for each
 * invalid one. `kindAttribute` is the attribute that names the form.
 */
export function readAttributes(element: Element, kindAttribute: string, functions: FormFunctions = {}) {
  const options: Record<string, unknown> = {}
  const problems: string[] = []
  for (const { name, value } of element.attributes) {
    if (!name.startsWith('data-tf-') || name === kindAttribute) continue
    const option = optionNames.get(name)
    const transformation = option && transformations.get(option)
    if (!option || !transformation) {
      problems.push(`${name} is not an option of form widgets`)
      continue
    }
    const result = transformAttribute(value, transformation, functions)
    const error = result === undefined && value !== '' ? expected[transformation] : errorOf(option, value)
    if (error) problems.push(`${name}="${value}" is ${error}`)
    else if (result !== undefined) options[option] = result
  }
  return { options, problems }
}

const expected: Partial<Record<Transformation, string>> = {
  integer: 'not a whole number',
  function: 'not the name of a registered function',
  list: 'not a list such as one,two',
  record: 'not a record such as name=value,other=value',
}

function errorOf(option: string, value: string): string | undefined {
  const allowed = choices[option]
  if (option.endsWith('Color') && !CSS.supports('color', value)) return 'not a color'
  if (allowed && !allowed.includes(value)) return `none of ${allowed.join(', ')}`
  const incomplete =
    transformations.get(option) === 'record' && splitList(value).some((pair) => !pair.includes('='))
  return incomplete ? expected.record : undefined
}

function isTrue(text: string): boolean {
  return text === '' || text === 'yes' || text === 'true'
}

/** Whether a text is a boolean, for options that also accept other texts. */
function isBoolean(text: string): boolean {
  return isTrue(text) || text === 'no' || text === 'false'
}

function toInteger(text: string): number | undefined {
  const number = Number.parseInt(text, 10)
  return Number.isNaN(number) ? undefined : number
}

function toList(text: string): string[] {
  return splitList(text.replaceAll(/\s/g, ''))
}

function toRecord(text: string): Record<string, string> | undefined {
  const entries = splitList(text).flatMap((pair) => {
    const [, name, value] = /^([^=]+)=(.*)$/s.exec(pair) ?? []
    return name === undefined || value === undefined ? [] : [[name.trim(), value] as const]
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/** Splits a text at commas; `\,` is an escaped comma. */
function splitList(text: string): string[] {
  return text
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll(String.raw`\,`, ','))
    .filter((part) => part !== '')
}
