import React, { type ComponentProps, type ComponentType, type ReactNode } from 'react'
import Markdoc, { type RenderableTreeNode } from '@markdoc/markdoc'
import type { BlockName } from '@/content/blocks'
import { componentName } from '@/content/markdoc/block-tags'
import { BrowserRecordsList, OtherCompanies, PreferencesButton, StoredData } from '@/consent/stored-data'
import { FormWidget } from '@/forms/form-widget'
import { HubBanner } from '@/site/banners/banners'
import type { Step } from '@/site/breadcrumb'
import { Callout } from '@/ui/callout'
import { CodeGroup } from '@/ui/code-block'
import { Disclosure } from '@/ui/disclosure'
import { SmartLink } from '@/ui/link'
import { Tabs } from '@/ui/tabs.client'
import { Actions, Button, SignUp } from './actions'
import { Closing } from './closing'
import { Code } from './code'
import { Columns } from './columns'
import { Cta } from './cta'
import { Drawing } from './drawing'
import { ExamplePlan, ExampleProblems } from './example-result'
import { Facts } from './facts'
import { Faq, type Faqs } from './faq'
import { Figure } from './figure'
import { Heading } from './heading'
import { Hero } from './hero'
import { InlineForm } from './inline-form'
import { Panels } from './panels'
import { People } from './people'
import { RelatedFeatures } from './related-features'
import { Section } from './section'
import { Steps } from './steps'
import { Table, Topic, Verdict } from './table'
import { Video } from './video'
import { Youtube } from './youtube.client'

/** What the tags of a text need from its page. */
export type RenderContext = {
  faqs?: Faqs
  /** The way to the page, for its breadcrumb. */
  steps?: Step[]
  /** Components of tags that only one area uses, such as the demos of pages. */
  components?: Record<string, ComponentType<never>>
}

/** The component of each block (src/content/blocks.ts). Demos come from the page's context. */
const blockComponents: Record<Exclude<BlockName, 'demo' | 'hero'>, ComponentType<never>> = {
  actions: Actions,
  banner: HubBanner,
  button: Button,
  closing: Closing,
  columns: Columns,
  drawing: Drawing,
  facts: Facts,
  fold: (props: ComponentProps<typeof Disclosure>) => (
    <Disclosure {...props} className="border-y border-line [&_figure>svg]:mx-auto" />
  ),
  form: InlineForm,
  note: ({ children }: { children: ReactNode }) => (
    <div className="flow max-w-[44rem] text-sm text-muted [.longform>&]:max-w-152 [.longform>&]:border-l-2 [.longform>&]:border-amber [.longform>&]:pl-4">
      {children}
    </div>
  ),
  panels: Panels,
  people: People,
  'related-features': RelatedFeatures,
  section: Section,
  'sign-up': SignUp,
  steps: Steps,
  table: Table,
}

const byComponentName = Object.fromEntries(
  Object.entries(blockComponents).map(([name, component]) => [componentName(name), component]),
)

const Children = ({ children }: { children?: ReactNode }) => children

/** A content tree as React, with the components of the closed tag list. */
export function renderTree(tree: RenderableTreeNode[], context: RenderContext = {}): ReactNode {
  const { faqs = [], steps = [] } = context
  const components = {
    ...byComponentName,
    BrowserRecordsList,
    Callout,
    CodeBlock: Code,
    CodeGroup,
    Cta,
    ExamplePlan,
    ExampleProblems,
    Faq: () => <Faq faqs={faqs} />,
    Figure,
    FormWidget,
    Heading,
    Hero: (props: ComponentProps<typeof Hero>) => <Hero {...props} steps={steps} />,
    OtherCompanies,
    PreferencesButton,
    StoredData,
    Link: (props: ComponentProps<typeof SmartLink>) => <SmartLink {...props} />,
    Slot: Children,
    Tab: Children,
    Tabs,
    Topic,
    Verdict,
    Video,
    Youtube,
    ...context.components,
  }
  return Markdoc.renderers.react(tree, React, { components })
}
