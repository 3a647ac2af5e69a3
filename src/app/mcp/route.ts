import { handleMcp } from '@/graph/mcp'

export const dynamic = 'force-dynamic'

// The SDK refuses GET and DELETE, which are for sessions, with 405.
export { handleMcp as DELETE, handleMcp as GET, handleMcp as POST }
