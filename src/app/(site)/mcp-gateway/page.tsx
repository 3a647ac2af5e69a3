import { Closing } from '@/marketing/closing'
import { Authorization } from '@/marketing/mcp-gateway/authorization'
import { Budget } from '@/marketing/mcp-gateway/budget'
import { Configuration } from '@/marketing/mcp-gateway/configuration'
import { Correspondence } from '@/marketing/mcp-gateway/correspondence'
import { Hero } from '@/marketing/mcp-gateway/hero'
import { UseCases } from '@/marketing/mcp-gateway/use-cases'
import { PageFaq } from '@/marketing/faq-section'
import { PagePath } from '@/site/breadcrumb'
import { pageMetadata } from '@/seo/metadata'

const path = '/mcp-gateway'

export const metadata = pageMetadata({
  path,
  title: 'MCP Gateway: GraphQL operations as tools',
  description:
    'Offer reviewed GraphQL operations to language models as MCP tools. One file is one tool, with OAuth 2.1 and scopes from your schema. Part of the router.',
})

export default function McpGatewayPage() {
  return (
    <>
      <PagePath steps={[{ name: 'MCP Gateway', path }]} />
      <Hero />
      <Budget />
      <Correspondence />
      <Authorization />
      <Configuration />
      <UseCases />
      <PageFaq page="mcp-gateway" heading="Questions about the gateway" />
      <Closing page="mcp-gateway" />
    </>
  )
}
