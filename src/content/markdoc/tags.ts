import path from 'node:path'
import Markdoc, { type Config, type RenderableTreeNode, type Schema } from '@markdoc/markdoc'
import { exercises, forms } from '../collections'
import { isInFolder, publicFileError } from '../source'
import { figure, required, text, validationError } from './nodes'
import { blockTags } from './block-tags'
import { surveyTags } from './survey'

const { Tag } = Markdoc

/** A tag without children. */
const leaf = (
  render: string,
  attributes: NonNullable<Schema['attributes']> = {},
  validate?: Schema['validate'],
): Schema => ({ render, selfClosing: true, attributes, ...(validate && { validate }) })

/** An attribute with its description, which the editor shows. */
const described = <T extends object>(description: string, attribute: T) => ({ ...attribute, description })
const number = { type: Number, required: true }
/** A text that is one of these, or fits. */
const one = (matches: string[] | RegExp) => ({ type: String, required: true, matches })

const videoAttributes = {
  src: described('A file of public/, such as /videos/checks.mp4', one(/^\/.+\.(mp4|webm)$/)),
  poster: described('A picture of public/, shown until the video plays', text),
  title: described('What the video shows', required),
  width: number,
  height: number,
  captions: described('Subtitles of public/, such as /videos/checks.vtt', one(/^\/.+\.vtt$/)),
  loop: { type: Boolean },
  muted: { type: Boolean },
}

/** The closed list of tags that content may use, for one document whose pictures stand beside `file`. */
export function createTags(file: string): NonNullable<Config['tags']> {
  const formIds = forms.read().entries.map(({ slug }) => slug)
  return asBlocks({
    ...blockTags(),
    figure: {
      ...figure(file, 'caption'),
      selfClosing: true,
      attributes: {
        src: described('A picture in the folder of this text', required),
        alt: described('What the picture shows, for those who cannot see it', required),
        caption: described('A line below the picture', text),
      },
    },
    ...articleTags,
    ...formTags(formIds),
    ...(isInFolder(file, 'courses') ? courseTags(file) : {}),
    ...(isInFolder(file, 'pages') ? { ...pageTags, ...surveyTags } : {}),
  })
}

/** What every text may have. */
const articleTags: NonNullable<Config['tags']> = {
  callout: {
    render: 'Callout',
    attributes: {
      type: described('Its color and icon', {
        type: String,
        matches: ['note', 'tip', 'warning', 'danger'],
        default: 'note',
      }),
      title: described('Replaces the word for its kind', text),
    },
  },
  video: leaf('Video', videoAttributes, ({ attributes: { src, captions, poster } }) =>
    [src, captions, poster].flatMap((address: unknown) => {
      const message = typeof address === 'string' ? publicFileError(address) : undefined
      return message ? [validationError('video', message)] : []
    }),
  ),
  youtube: leaf('Youtube', {
    id: described('The 11 characters after v= in the address', one(/^[\w-]{11}$/)),
    title: described('What the video shows', required),
  }),
  faq: leaf('Faq'),
  'example-problems': exampleResult('ExampleProblems', 'subgraph'),
  'example-plan': exampleResult('ExamplePlan', 'against'),
  tabs: {
    attributes: {},
    transform: (node, config) => panels('Tabs', node.transformChildren(config), 'label'),
  },
  tab: { render: 'Tab', attributes: { label: described('Name of the tab', required) } },
  'code-group': {
    attributes: {},
    validate: (node) =>
      node.children.every((child) => child.type === 'fence' && child.attributes.filename)
        ? []
        : [validationError('code-group', 'holds listings only, each with a filename')],
    transform: (node, config) => panels('CodeGroup', node.transformChildren(config), 'filename'),
  },
}

/** What opens a form of content/forms, of which there are these. */
function formTags(formIds: string[]): NonNullable<Config['tags']> {
  const cta = {
    title: required,
    text,
    label: described('Words of the button', required),
    href: described('A page that the button opens', text),
    form: described('A form that the button opens in place of a page', { type: String, matches: formIds }),
  }
  return {
    cta: leaf('Cta', cta, ({ attributes: { href, form } }) =>
      (href === undefined) === (form === undefined)
        ? [validationError('cta', 'needs either href or form')]
        : [],
    ),
    'form-widget': leaf('FormWidget', {
      kind: described('How the form is shown', one(['inline', 'popup', 'slider', 'popover', 'side-tab'])),
      form: one(formIds),
      label: described('Words of the button', required),
    }),
  }
}

/** Refuses tags within a sentence: a browser moves a block out of a paragraph, and React would not find it there. */
function asBlocks(tags: NonNullable<Config['tags']>): NonNullable<Config['tags']> {
  return Object.fromEntries(
    Object.entries(tags).map(([name, schema]) => [name, { ...schema, inline: false }]),
  )
}

/** What the engine says of an example of the same text. One of its listings must have the attribute that `listing` names. */
function exampleResult(render: string, listing: 'subgraph' | 'against'): Schema {
  const name = listing === 'against' ? 'against' : 'example'
  return leaf(render, { example: required }, ({ attributes: { example } }, config) => {
    const [document] = config.validation?.parents ?? []
    const listings = [...(document?.walk() ?? [])].filter(({ type }) => type === 'fence')
    const isKnown = listings.some(({ attributes }) => attributes[listing] && attributes[name] === example)
    const missing = listing === 'against' ? 'query against example' : 'example'
    return isKnown ? [] : [validationError(listing, `this text has no ${missing} "${String(example)}"`)]
  })
}

/** Blocks of the course of `file`, unknown to other pages and to feeds: goals, traps, reasons, exercises, summary, quiz. */
function courseTags(file: string): NonNullable<Config['tags']> {
  const course = path.basename(path.dirname(file))
  return {
    learn: { render: 'Learn', attributes: {} },
    pitfall: { render: 'Pitfall', attributes: { title: required } },
    'deep-dive': { render: 'DeepDive', attributes: { title: required } },
    recap: { render: 'Recap', attributes: {} },
    exercise: leaf('Exercise', { primary: { ...one(exerciseIds(course)), render: 'id' } }),
    quiz: leaf('Quiz'),
  }
}

function exerciseIds(course: string): string[] {
  const names = exercises.read().texts.map(({ slug }) => slug.split('/'))
  return names.flatMap(([folder, id = '']) => (folder === course ? [id] : []))
}

/** Of the cookie page and `/data`: what the site keeps and where, and the way to the preferences. */
const pageTags: NonNullable<Config['tags']> = {
  'browser-records': leaf('BrowserRecordsList'),
  'other-companies': leaf('OtherCompanies'),
  'stored-data': leaf('StoredData', { of: one(['visitors', 'operation']) }),
  'cookie-preferences': leaf('PreferencesButton'),
}

/** A tag whose children are shown one at a time; it carries their labels so that it can draw the tab list. */
function panels(name: string, children: RenderableTreeNode[], label: string) {
  const items = children.filter((child) => Tag.isTag(child))
  return new Tag(name, { labels: items.map((item) => String(item.attributes[label])) }, items)
}
