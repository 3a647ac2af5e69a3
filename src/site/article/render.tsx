import React, { type ComponentProps, type ComponentType, type ReactNode } from 'react'
import Markdoc, { type RenderableTreeNode } from '@markdoc/markdoc'
import { BrowserRecordsList } from '@/consent/data/browser-records-list'
import { PreferencesButton } from '@/consent/data/preferences-button'
import { FormWidget } from '@/forms/form-widget'
import { Callout } from '@/ui/callout'
import { CodeGroup } from '@/ui/code-block'
import { SmartLink } from '@/ui/link'
import { Table } from '@/ui/table'
import { Tabs } from '@/ui/tabs.client'
import { Code } from './code'
import { Cta } from './cta'
import { ExamplePlan, ExampleProblems } from './example-result'
import { Faq, type Faqs } from './faq'
import { Figure } from './figure'
import { Heading } from './heading'
import { QuickLink, QuickLinks } from './quick-links'
import { Quote } from './quote'
import { Video } from './video'
import { Youtube } from './youtube.client'

/** What an article's tags need: its questions, and the components of tags that only one area uses. */
type Context = { faqs?: Faqs; components?: Record<string, ComponentType<never>> }

/** A content tree as React, with the components of the closed tag list. */
export function renderTree(tree: RenderableTreeNode[], context: Context = {}): ReactNode {
  const components = {
    BrowserRecordsList,
    Callout,
    CodeBlock: Code,
    CodeGroup,
    Cta,
    ExamplePlan,
    ExampleProblems,
    Faq: () => <Faq faqs={context.faqs ?? []} />,
    Figure,
    FormWidget,
    Heading,
    PreferencesButton,
    Link: (props: ComponentProps<typeof SmartLink>) => <SmartLink {...props} />,
    QuickLink,
    QuickLinks,
    Quote,
    Table,
    Tab: ({ children }: { children?: ReactNode }) => children,
    Tabs,
    Video,
    Youtube,
    ...context.components,
  }
  return Markdoc.renderers.react(tree, React, { components })
}
