import { handleDelete } from '@/comments/server/handle'

export const dynamic = 'force-dynamic'

/** Deletes a writer's own comment. */
export async function DELETE(request: Request, { params }: RouteContext<'/api/comments/[id]'>) {
  return handleDelete((await params).id, request)
}
