/**
 * Makes up a value for a scalar field, plausible by the field's name and type. The same field of the same object always
 * gets the same value.
 */
export function sampleScalar(type: string, field: string, parent: string, index: number): unknown {
  const name = field.toLowerCase()
  switch (type) {
    case 'ID':
      return name === 'id' ? `${slug(parent)}-${index + 1}` : `${slug(field)}-${index + 1}`
    case 'Int':
      return pick(rules, name)?.(index, parent, 'Int') ?? 10 + 7 * index
    case 'Float':
      return pick(rules, name)?.(index, parent, 'Float') ?? 1.5 + index
    case 'Boolean':
      return index % 3 !== 2
    case 'String':
      return pick(words, name)?.(index, parent) ?? `${sentence(field)} ${index + 1}`
    default:
      return customScalar(type.toLowerCase(), field, index)
  }
}

type NumberRule = (index: number, parent: string, type: 'Int' | 'Float') => number
type WordRule = (index: number, parent: string) => string

function pick<Rule>(table: [RegExp, Rule][], name: string): Rule | undefined {
  return table.find(([pattern]) => pattern.test(name))?.[1]
}

const rules: [RegExp, NumberRule][] = [
  [
    /price|amount|total|cost|fee|balance|shipping/,
    (index, _, type) => (type === 'Int' ? 1900 + 650 * index : 19.9 + 6.5 * index),
  ],
  [/weight/, (index) => 12 + 5 * index],
  [/rating|stars|score/, (index, _, type) => (type === 'Int' ? 5 - (index % 3) : 4.8 - 0.3 * index)],
  [/year/, (index) => 2021 + index],
  [/age$/, (index) => 31 + 4 * index],
  [
    /percent|share|rate|discount/,
    (index, _, type) => (type === 'Int' ? 15 + 10 * index : 0.15 + 0.1 * index),
  ],
  [/lat/, (index) => 52 + index],
  [/lon|lng/, (index) => 13 + index],
  [/count|quantity|stock|qty|units|available/, (index) => 42 - 9 * index],
]

const people = ['Ada Park', 'Noor Haddad', 'Luis Ortega', 'Mei Tanaka']
const titles = ['Northern Light', 'Second Harbor', 'Paper Moon', 'Quiet Engine']

const words: [RegExp, WordRule][] = [
  [/email|mail$/, (index) => `${slug(cycle(people, index)).replace('-', '.')}@example.com`],
  [
    /url|link|href|image|avatar|photo|picture|thumbnail/,
    (index, parent) => `https://example.com/${slug(parent)}/${index + 1}`,
  ],
  [/(first|given)name/, (index) => cycle(people, index).split(' ')[0] ?? ''],
  [/(last|family)name/, (index) => cycle(people, index).split(' ')[1] ?? ''],
  [/username|handle|login/, (index) => slug(cycle(people, index)).replace('-', '')],
  [/phone/, (index) => `+1 555 010${index}`],
  [/currency/, (index) => cycle(['EUR', 'USD', 'GBP'], index)],
  [/country/, (index) => cycle(['Portugal', 'Canada', 'Japan'], index)],
  [/city/, (index) => cycle(['Lisbon', 'Toronto', 'Kyoto'], index)],
  [/street|address/, (index) => `${12 + index} Harbor Street`],
  [/zip|postal/, (index) => `1000${index}`],
  [/sku|code|isbn|upc/, (index, parent) => `${parent.slice(0, 3).toUpperCase()}-${100 + index}`],
  [/slug/, (index) => slug(cycle(titles, index))],
  [/date|time|at$/, (index) => timestamp(index)],
  [/color/, (index) => cycle(['indigo', 'amber', 'teal'], index)],
  [/status|state/, (index) => cycle(['active', 'pending', 'done'], index)],
  [/language|locale/, (index) => cycle(['en', 'pt', 'ja'], index)],
  [
    /body|text|comment|review|message|content/,
    (index) => cycle(['Works as promised.', 'Arrived on time.', 'Would order again.'], index),
  ],
  [
    /description|summary|bio|about/,
    (index, parent) => `A short description of ${sentence(parent).toLowerCase()} ${index + 1}.`,
  ],
  [/title|headline|subject/, (index) => cycle(titles, index)],
  [
    /name|label|author|owner/,
    (index, parent) =>
      /user|person|author|customer|account|member|owner|employee|seller|vendor|artist|reviewer/i.test(parent)
        ? cycle(people, index)
        : `${sentence(parent)} ${cycle(['Alba', 'Birch', 'Coral', 'Dune'], index)}`,
  ],
]

function customScalar(type: string, field: string, index: number): unknown {
  if (/datetime|timestamp|instant/.test(type)) return timestamp(index)
  if (type.includes('date')) return timestamp(index).slice(0, 10)
  if (type.includes('time')) return timestamp(index).slice(11, 19)
  if (/ur[il]/.test(type)) return `https://example.com/${slug(field)}/${index + 1}`
  if (/email/.test(type)) return `${slug(cycle(people, index)).replace('-', '.')}@example.com`
  if (/uuid|guid/.test(type)) return `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`
  if (/json|map|object|any/.test(type)) return { [field]: index + 1 }
  if (/int|long|number/.test(type)) return 10 + 7 * index
  if (/float|decimal|money|double/.test(type)) return 19.9 + 6.5 * index
  return `${sentence(field)} ${index + 1}`
}

function timestamp(index: number): string {
  return `2026-0${1 + (index % 9)}-1${index % 10}T09:30:00Z`
}

function cycle(values: string[], index: number): string {
  return values[index % values.length] ?? ''
}

/** Lower case with dashes: ProductReview and "Product review" become product-review. */
function slug(text: string): string {
  return text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/[^a-zA-Z0-9]+/g, '-')
    .toLowerCase()
}

function sentence(name: string): string {
  const text = slug(name).replaceAll('-', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
