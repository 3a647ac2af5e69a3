import { z } from 'zod'
import { externalLinkNames } from '@/config/external-links'
import { chars, icon, nameOf } from './schemas/fields'

/** What computes in a page; the component of each is in src/demos/index.tsx. */
export const demoNames = [
  'auth-gate',
  'change-check',
  'check-script',
  'companies',
  'composition',
  'conversation-wave',
  'conversations',
  'customer-figures',
  'course-link',
  'courses',
  'customers',
  'features',
  'docs-topics',
  'feature-links',
  'hiring-steps',
  'hosting-models',
  'instrument',
  'open-positions',
  'plan',
  'plan-comparison',
  'plans',
  'pull-request',
  'sample-exercise',
  'search',
  'sign-up',
  'studio-screen',
  'tour',
  'trace',
  'verify',
  'workbench',
] as const
export type DemoName = (typeof demoNames)[number]

const columns = z.enum(['1/1', '4/8', '7/5'])
const flag = z.boolean().optional()
const label = chars(2, 80)
const name = z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/, { error: 'expected a name such as query-plan' })

/**
 * What the children of a block are: a head and, after `---` or the head's paragraphs, its content (`head`); items that
 * each begin with a heading (`items`); parts between lines of `---` (`parts`); anything (`body`); nothing (`none`).
 */
type Shape = 'head' | 'items' | 'parts' | 'body' | 'none'

const block = <Attributes extends z.ZodRawShape>(shape: Shape, attributes: Attributes) => ({
  shape,
  attributes: z.strictObject(attributes),
})

/** Every block of a text by its name, with its attributes. Its component is src/blocks/<name>.tsx (see CONTRIBUTING.md). */
export const blocks = {
  hero: block('head', {
    eyebrow: label.optional().describe('A few words above the heading'),
    breadcrumb: flag.describe('Shows the way to the page above the heading'),
    layout: z
      .enum(['beside', 'split'])
      .default('beside')
      .describe('Where the content is: beside the text, or below it'),
    columns: columns.default('1/1').describe('Widths of text and content, or of heading and text'),
    centered: flag.describe('Centers text and content vertically, with the layout beside'),
    ruled: flag.describe('Ends with a line'),
  }),
  section: block('head', {
    eyebrow: label.optional().describe('A few words above the heading'),
    tone: z.enum(['plain', 'ruled', 'raised', 'slim']).default('plain').describe('Background; slim is low'),
    columns: columns.optional().describe('Puts the heading beside the content, in these widths'),
    sticky: flag.describe('Keeps the heading in view beside longer content'),
    centered: flag.describe('Centers heading and content vertically'),
    mirrored: flag.describe('Puts the heading on the right'),
    lead: z.enum(['below', 'beside']).default('below').describe('Where the paragraph of the heading is'),
  }),
  closing: block('head', {}),
  columns: block('parts', { ratio: columns.default('1/1').describe('Widths of the two columns') }),
  facts: block('items', {
    layout: z
      .enum(['list', 'rows', 'columns', 'panels'])
      .default('list')
      .describe('A list, rows with the title on the left, columns, or joined panels'),
    per: z.enum(['2', '3', '4', '5']).optional().describe('Columns on wide screens'),
    fold: flag.describe('Phones show a text when its title is pressed'),
    code: flag.describe('Sets the titles as code'),
    icons: z.array(icon).optional().describe('One before each title; then the links are underlined on hover'),
  }),
  steps: block('items', {
    layout: z
      .enum(['rail', 'line', 'listings'])
      .default('rail')
      .describe('Below each other, in a line, or each beside its listing'),
  }),
  people: block('items', {}),
  panels: block('items', {
    legend: label.describe('What is chosen, for assistive technology'),
    initial: z.int().min(1).max(6).optional().describe('The panel shown at first'),
  }),
  fold: block('body', { summary: label.describe('The line that opens it') }),
  note: block('body', {}),
  table: block('body', {
    label: label.optional().describe('Name of the table, for assistive technology'),
    layout: z
      .enum(['scroll', 'rows', 'compact', 'versus'])
      .default('scroll')
      .describe(
        'On phones it scrolls, each row becomes a block or, with compact, a few lines; versus compares two columns and marks the last as ours',
      ),
    filter: flag.describe('Shows or marks the rows of one group; the last column names the groups of a row'),
  }),
  drawing: block('none', {
    name: name.meta({ names: 'drawings' }).describe('File in content/drawings, without its ending'),
    caption: z.string().optional(),
  }),
  actions: block('body', { size: z.enum(['md', 'lg']).default('md').describe('Size of the buttons') }),
  button: block('none', {
    label,
    href: z.string().optional().describe('A page, or an anchor of this page'),
    form: nameOf('forms').optional().describe('A form that opens in a popup'),
    external: z
      .enum(externalLinkNames)
      .optional()
      .describe('An outside address of src/config/external-links.ts'),
    docs: z.string().startsWith('/').optional().describe('A page of the documentation, or href without it'),
    variant: z.enum(['primary', 'secondary', 'ghost']).default('secondary'),
    arrow: flag.describe('Ends with an arrow'),
    event: z.string().optional().describe('Event that a press sends'),
  }),
  'sign-up': block('none', { label: label.optional() }),
  form: block('none', {
    form: nameOf('forms').describe('A form of content/forms, shown in the page'),
    title: label.optional().describe('A heading above the form'),
    lead: z.string().max(120).optional().describe('A sentence below that heading'),
    height: z.int().min(200).max(1200).default(480).describe('Height until the form is there, in pixels'),
  }),
  banner: block('none', { name: z.string() }),
  'related-features': block('none', {
    titles: z.array(nameOf('features')).min(2).max(4).describe('Titles of features'),
  }),
  demo: block('none', {
    name: z.enum(demoNames).describe('A demo of src/demos'),
    only: z.array(z.string()).optional().describe('Its examples to show; without it, all'),
    look: z.string().optional().describe('A variant of the demo'),
  }),
} as const

export type BlockName = keyof typeof blocks
export type BlockAttributes<Name extends BlockName> = z.infer<(typeof blocks)[Name]['attributes']>
