import { methodNotAllowed } from '@/lib/method-not-allowed'
import { handleDelete, handlePatch } from '@/comments/server/handle'

export const dynamic = 'force-dynamic'

type Context = RouteContext<'/api/comments/[id]'>

/** Changes or deletes a writer's own comment. */
export async function PATCH(request: Request, { params }: Context) {
  return handlePatch((await params).id, request)
}

export async function DELETE(request: Request, { params }: Context) {
  return handleDelete((await params).id, request)
}

const refuse = methodNotAllowed('PATCH', 'DELETE')
export { refuse as GET, refuse as OPTIONS, refuse as POST, refuse as PUT }
