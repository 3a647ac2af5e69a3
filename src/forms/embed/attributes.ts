import { kebabCase } from './dom'

/** How the text of an attribute becomes the value of an option (docs/contracts/form-widgets.md#attributes). */
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
  | 'listOrBoolean'

/** Functions that markup may name. Nothing else is looked up, so markup cannot reach into the page. */
export type FormFunctions = Record<string, (...args: never[]) => void>

/** Every option that markup can set, as `data-tf-` and its name in lower case with hyphens. */
const transformations: Record<string, Transformation> = {
  autoClose: 'integerOrBoolean',
  autoFocus: 'boolean',
  autoResize: 'stringOrBoolean',
  bottom: 'integerOrString',
  buttonAlign: 'string',
  buttonColor: 'string',
  buttonHeight: 'integerOrString',
  buttonProps: 'record',
  buttonText: 'string',
  buttonTextColor: 'string',
  buttonTextSize: 'integerOrString',
  buttonWidth: 'integerOrString',
  chat: 'boolean',
  customIcon: 'string',
  disableScroll: 'boolean',
  disableTracking: 'boolean',
  domain: 'string',
  enableSandbox: 'boolean',
  forceTouch: 'boolean',
  height: 'integerOrString',
  hidden: 'record',
  hideFooter: 'boolean',
  hideHeaders: 'boolean',
  hubspot: 'boolean',
  iframeProps: 'record',
  inlineOnMobile: 'boolean',
  keepSession: 'boolean',
  label: 'string',
  lazy: 'boolean',
  medium: 'string',
  mediumVersion: 'string',
  noHeading: 'boolean',
  noScrollbars: 'boolean',
  notificationDays: 'integer',
  onClose: 'function',
  onDuplicateDetected: 'function',
  onEndingButtonClick: 'function',
  onHeightChanged: 'function',
  onQuestionChanged: 'function',
  onReady: 'function',
  onStarted: 'function',
  onSubmit: 'function',
  opacity: 'integer',
  open: 'string',
  openValue: 'integer',
  position: 'string',
  preselect: 'record',
  preventReopenOnClose: 'boolean',
  redirectTarget: 'string',
  respectOpenModals: 'string',
  shareGaInstance: 'stringOrBoolean',
  size: 'integer',
  source: 'string',
  textThreshold: 'integer',
  tooltip: 'string',
  top: 'integerOrString',
  tracking: 'record',
  transitiveSearchParams: 'listOrBoolean',
  width: 'integerOrString',
}

const choices: Record<string, readonly string[]> = {
  open: ['load', 'time', 'scroll', 'exit'],
  position: ['left', 'right'],
  respectOpenModals: ['all', 'same'],
  buttonAlign: ['center', 'top', 'bottom'],
}

/**
 * The value of an attribute. Takes its text, or null when the element has none, and what it is to become; gives
 * undefined for a text that does not say that. Throws an Error for a transformation that does not exist.
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
      return isWord(text) ? isTrue(text) : text
    case 'listOrBoolean':
      return isWord(text) ? isTrue(text) : toList(text)
    default:
      throw new Error(`Invalid attribute transformation ${String(to)}`)
  }
}

/**
 * Options of a widget from its element's `data-tf-` attributes, and in plain words what is wrong with them; what is
 * wrong is left out. `kindAttribute` is the one that names the form.
 */
export function readAttributes(element: Element, kindAttribute: string, functions: FormFunctions = {}) {
  const options: Record<string, unknown> = {}
  const problems: string[] = []
  for (const { name, value } of element.attributes) {
    if (!name.startsWith('data-tf-') || name === kindAttribute) continue
    const option = optionNames.get(name)
    const transformation = option && transformations[option]
    if (!option || !transformation) {
      problems.push(`${name} is not an option of form widgets`)
      continue
    }
    const result = transformAttribute(value, transformation, functions)
    const fault = result === undefined && value !== '' ? expected[transformation] : faultOf(option, value)
    if (fault) problems.push(`${name}="${value}" is ${fault}`)
    else if (result !== undefined) options[option] = result
  }
  return { options, problems }
}

const optionNames = new Map(Object.keys(transformations).map((name) => [`data-tf-${kebabCase(name)}`, name]))

const expected: Partial<Record<Transformation, string>> = {
  integer: 'not a whole number',
  function: 'not the name of a registered function',
  list: 'not a list such as one,two',
  record: 'not a record such as name=value,other=value',
}

function faultOf(option: string, value: string): string | undefined {
  const allowed = choices[option]
  if (allowed && !allowed.includes(value)) return `none of ${allowed.join(', ')}`
  const incomplete = transformations[option] === 'record' && pairs(value).some((pair) => !pair.includes('='))
  return incomplete ? expected.record : undefined
}

function isTrue(text: string): boolean {
  return text === '' || text === 'yes' || text === 'true'
}

/** Words that mean yes or no where a text could stand as well. */
function isWord(text: string): boolean {
  return isTrue(text) || text === 'no' || text === 'false'
}

function toInteger(text: string): number | undefined {
  const number = Number.parseInt(text, 10)
  return Number.isNaN(number) ? undefined : number
}

function toList(text: string): string[] {
  return pairs(text.replaceAll(/\s/g, ''))
}

function toRecord(text: string): Record<string, string> | undefined {
  const entries = pairs(text).flatMap((pair) => {
    const [, name, value] = /^([^=]+)=(.*)$/s.exec(pair) ?? []
    return name === undefined || value === undefined ? [] : [[name.trim(), value] as const]
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/** The parts of a text between commas; `\,` is a comma that does not part. */
function pairs(text: string): string[] {
  return text
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll(String.raw`\,`, ','))
    .filter((part) => part !== '')
}
