export const dynamic = 'force-dynamic'

export { handleMcp as POST } from '@/graph/mcp'
