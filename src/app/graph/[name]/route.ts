import { handleOptions, handleSubgraph } from '@/graph/http'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ name: string }> }

async function handle(request: Request, { params }: Context) {
  return handleSubgraph((await params).name, request)
}

export { handle as GET, handle as POST, handleOptions as OPTIONS }
