import path from 'node:path'
import Markdoc, { type Config, type RenderableTreeNode, type Schema } from '@markdoc/markdoc'
import { exercises, forms } from '../collections'
import { entryFigure } from '../drawings'
import { isInFolder, publicFileError } from '../source'
import { placeErrors, pictureErrors, validationError } from './nodes'
import { blockTags } from './block-tags'
import { surveyTags } from './survey'

const { Tag } = Markdoc

/** The closed list of tags that content may use, for one document whose pictures stand beside `file`. */
export function createTags(file: string): NonNullable<Config['tags']> {
  const callout: Schema = {
    render: 'Callout',
    attributes: {
      type: { type: String, matches: ['note', 'tip', 'warning', 'danger'], default: 'note' },
      title: { type: String },
    },
  }

  const figure: Schema = {
    selfClosing: true,
    attributes: {
      src: { type: String, required: true },
      alt: { type: String, required: true },
      caption: { type: String },
    },
    validate: (node, config) => [...pictureErrors(file, node), ...placeErrors(node, config)],
    transform(node) {
      const { src, alt, caption } = node.attributes
      return new Tag('Figure', { ...entryFigure({ file }, src as string), alt, caption })
    },
  }

  const formIds = forms.read().entries.map(({ slug }) => slug)

  return asBlocks({
    ...blockTags(),
    callout,
    figure,
    video: {
      render: 'Video',
      selfClosing: true,
      attributes: {
        src: { type: String, required: true, matches: /^\/.+\.(mp4|webm)$/ },
        poster: { type: String },
        title: { type: String, required: true },
        width: { type: Number, required: true },
        height: { type: Number, required: true },
        captions: { type: String, required: true, matches: /^\/.+\.vtt$/ },
        loop: { type: Boolean },
        muted: { type: Boolean },
      },
      validate: ({ attributes: { src, captions, poster } }) =>
        [src, captions, poster].flatMap((address: unknown) => {
          const message = typeof address === 'string' ? publicFileError(address) : undefined
          return message ? [validationError('video', message)] : []
        }),
    },
    youtube: {
      render: 'Youtube',
      selfClosing: true,
      attributes: {
        id: { type: String, required: true, matches: /^[\w-]{11}$/ },
        title: { type: String, required: true },
      },
    },
    quote: {
      render: 'Quote',
      attributes: { author: { type: String, required: true }, role: { type: String } },
    },
    faq: { render: 'Faq', selfClosing: true, attributes: {} },
    cta: {
      render: 'Cta',
      selfClosing: true,
      attributes: {
        title: { type: String, required: true },
        text: { type: String },
        label: { type: String, required: true },
        href: { type: String },
        form: { type: String, matches: formIds },
      },
      validate: ({ attributes: { href, form } }) =>
        (href === undefined) === (form === undefined)
          ? [validationError('cta', 'needs either href or form')]
          : [],
    },
    'example-problems': exampleResult('ExampleProblems', 'subgraph'),
    'example-plan': exampleResult('ExamplePlan', 'against'),
    'form-widget': {
      render: 'FormWidget',
      selfClosing: true,
      attributes: {
        kind: {
          type: String,
          required: true,
          matches: ['inline', 'popup', 'slider', 'popover', 'side-tab'],
        },
        form: { type: String, required: true, matches: formIds },
        label: { type: String, required: true },
      },
    },
    'quick-links': { render: 'QuickLinks', attributes: {} },
    'quick-link': {
      render: 'QuickLink',
      selfClosing: true,
      attributes: {
        title: { type: String, required: true },
        description: { type: String },
        href: { type: String, required: true },
      },
    },
    ...(isInFolder(file, 'courses') ? courseTags(file) : {}),
    ...(isInFolder(file, 'pages') ? { ...pageTags, ...surveyTags } : {}),
    tabs: {
      attributes: {},
      transform: (node, config) => panels('Tabs', node.transformChildren(config), 'label'),
    },
    tab: { render: 'Tab', attributes: { label: { type: String, required: true } } },
    'code-group': {
      attributes: {},
      validate: (node) =>
        node.children.every((child) => child.type === 'fence' && child.attributes.filename)
          ? []
          : [validationError('code-group', 'holds code fences only, each with a filename')],
      transform: (node, config) => panels('CodeGroup', node.transformChildren(config), 'filename'),
    },
  })
}

/**
 * Refuses tags within a sentence. Each renders a block, which HTML does not allow inside a paragraph: the browser would
 * move it, and React would not find it where it rendered it.
 */
function asBlocks(tags: NonNullable<Config['tags']>): NonNullable<Config['tags']> {
  return Object.fromEntries(
    Object.entries(tags).map(([name, schema]) => [name, { ...schema, inline: false }]),
  )
}

/**
 * What the engine says of an example of the same text, in the place of the tag. `listing` is the attribute that one of the
 * example's listings must have.
 */
function exampleResult(render: string, listing: 'subgraph' | 'against'): Schema {
  const name = listing === 'against' ? 'against' : 'example'
  return {
    render,
    selfClosing: true,
    attributes: { example: { type: String, required: true } },
    validate: ({ attributes: { example } }, config) => {
      const [document] = config.validation?.parents ?? []
      const listings = [...(document?.walk() ?? [])].filter(({ type }) => type === 'fence')
      const isKnown = listings.some(({ attributes }) => attributes[listing] && attributes[name] === example)
      const missing = listing === 'against' ? 'query against example' : 'example'
      return isKnown ? [] : [validationError(listing, `this text has no ${missing} "${String(example)}"`)]
    },
  }
}

/**
 * Blocks of the course, unknown to other pages and to feeds: what will be learned, traps, reasons, exercises of the course
 * of `file`, the summary, the quiz.
 */
function courseTags(file: string): NonNullable<Config['tags']> {
  const course = path.basename(path.dirname(file))
  return {
    learn: { render: 'Learn', attributes: {} },
    pitfall: { render: 'Pitfall', attributes: { title: { type: String, required: true } } },
    'deep-dive': { render: 'DeepDive', attributes: { title: { type: String, required: true } } },
    recap: { render: 'Recap', attributes: {} },
    exercise: {
      render: 'Exercise',
      selfClosing: true,
      attributes: { primary: { type: String, required: true, matches: exerciseIds(course), render: 'id' } },
    },
    quiz: { render: 'Quiz', selfClosing: true, attributes: {} },
  }
}

function exerciseIds(course: string): string[] {
  const names = exercises.read().texts.map(({ slug }) => slug.split('/'))
  return names.flatMap(([folder, id = '']) => (folder === course ? [id] : []))
}

/** Of the cookie page and `/data`: what the site keeps and where, and the way to the preferences. */
const pageTags: NonNullable<Config['tags']> = {
  'browser-records': { render: 'BrowserRecordsList', selfClosing: true, attributes: {} },
  'other-companies': { render: 'OtherCompanies', selfClosing: true, attributes: {} },
  'stored-data': {
    render: 'StoredData',
    selfClosing: true,
    attributes: { of: { type: String, required: true, matches: ['visitors', 'operation'] } },
  },
  'cookie-preferences': { render: 'PreferencesButton', selfClosing: true, attributes: {} },
}

/** A tag whose children are shown one at a time; it carries their labels so that it can draw the tab list. */
function panels(name: string, children: RenderableTreeNode[], label: string) {
  const items = children.filter((child) => Tag.isTag(child))
  return new Tag(name, { labels: items.map((item) => String(item.attributes[label])) }, items)
}
