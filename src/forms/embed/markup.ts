import { waitForHubspotCookie } from './address'
import { createInline } from './inline'
import { createPopup, createSlider } from './modal'
import type { InlineOptions, Widget, WidgetOptions } from './options'
import { createPopover, createSideTab } from './panel'

export type MarkupSettings = {
  /** The host of forms without `data-tf-domain`. */
  host: string
  /** Options of every form; those in the markup have priority. */
  sharedOptions?: () => Pick<WidgetOptions, 'hidden' | 'tracking' | 'shareGaInstance'>
}

const kinds: Record<string, (formId: string, options: InlineOptions) => Widget> = {
  'data-tf-widget': createInline,
  'data-tf-popup': createPopup,
  'data-tf-slider': createSlider,
  'data-tf-popover': createPopover,
  'data-tf-sidetab': createSideTab,
}

/**
 * Creates the widget that an element's `data-tf-` attributes describe, and logs errors in them. Resolves with undefined
 * when they name no form, or when the widget is not wanted any more after waiting for a cookie.
 */
export async function createFromMarkup(
  element: HTMLElement,
  { host, sharedOptions }: MarkupSettings,
  isWanted = () => true,
): Promise<Widget | undefined> {
  const kind = Object.keys(kinds).find((name) => element.hasAttribute(name)) ?? ''
  const formId = element.getAttribute(kind)
  const report = (text: string) => console.error(`Form widget "${formId ?? ''}": ${text}.`, element)
  if (!formId) {
    report('the id of its form is missing, such as data-tf-popup="sales"')
    return undefined
  }
  const { options, problems } = readAttributes(element, kind)
  problems.forEach(report)
  const { domain = host, hidden, ...own } = options as Partial<WidgetOptions> & { domain?: string }
  if (own.hubspot) {
    await waitForHubspotCookie()
    if (!isWanted()) return undefined
  }
  const shared = sharedOptions?.()
  return kinds[kind]?.(formId, {
    ...shared,
    ...own,
    host: domain,
    hidden: { ...shared?.hidden, ...hidden },
    container: element,
  })
}

/** How an attribute is converted to the value of an option (docs/contracts/form-widgets.md#attributes). */
export type Transformation = 'string' | 'boolean' | 'integer' | 'list' | 'record' | 'stringOrBoolean'

/** Every option that markup can set, as `data-tf-` and its name in kebab case, by how its text is read. */
const optionsByTransformation = {
  string: 'buttonColor buttonText buttonTextColor domain height label open position tooltip width',
  boolean:
    'chat disableTracking enableSandbox hideFooter hideHeaders hubspot inlineOnMobile keepSession lazy',
  integer: 'notificationDays opacity openValue size textThreshold',
  record: 'hidden',
  stringOrBoolean: 'autoClose autoResize shareGaInstance',
}
const knownOptions = new Map(
  Object.entries(optionsByTransformation).flatMap(([to, names]) =>
    names.split(' ').map((name) => {
      const inMarkup = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      return [`data-tf-${inMarkup}`, { name, to: to as Transformation }]
    }),
  ),
)

/** An option's value from an attribute's text (null if missing), or undefined. Throws for an unknown transformation. */
export function transformAttribute(text: string | null, to: Transformation): unknown {
  if (text === null) return undefined
  const isTrue = text === '' || text === 'yes' || text === 'true'
  switch (to) {
    case 'string':
      return text || undefined
    case 'boolean':
      return isTrue
    case 'stringOrBoolean':
      return isTrue || (text === 'no' || text === 'false' ? false : text)
    case 'integer': {
      const number = Number.parseInt(text, 10)
      return Number.isNaN(number) ? undefined : number
    }
    case 'list':
      return text.trim() ? splitList(text.replaceAll(/\s/g, '')) : undefined
    case 'record': {
      const pairs = splitList(text).map((pair) => /^([^=]+)=(.*)$/s.exec(pair))
      if (pairs.length === 0 || pairs.includes(null)) return undefined
      return Object.fromEntries(pairs.map((pair) => [pair?.[1]?.trim(), pair?.[2]]))
    }
    default:
      throw new Error(`Invalid attribute transformation ${String(to)}`)
  }
}

/** The valid `data-tf-` options of an element, and a message per invalid one. `kindAttribute` names the form. */
export function readAttributes(element: Element, kindAttribute: string) {
  const found: Record<string, unknown> = {}
  const problems: string[] = []
  for (const { name, value: text } of element.attributes) {
    if (!name.startsWith('data-tf-') || name === kindAttribute) continue
    const option = knownOptions.get(name)
    const value = option && transformAttribute(text, option.to)
    if (!option) problems.push(`${name} is not an option of form widgets`)
    else if (value !== undefined) found[option.name] = value
    else if (text !== '') problems.push(`${name}="${text}" cannot be read as ${option.to}`)
  }
  return { options: found, problems }
}

/** Splits a text at commas; `\,` is an escaped comma. */
function splitList(text: string): string[] {
  return text
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll(String.raw`\,`, ','))
    .filter((part) => part !== '')
}
