import { handleForm } from '@/forms/host/server/handle'
import { methodNotAllowed } from '@/lib/method-not-allowed'

export const dynamic = 'force-dynamic'

type Context = RouteContext<'/api/forms/[formId]'>

/**
 * Receives a filled-in form (docs/contracts/form-widgets.md#form-host). JSON for scripts, a page for browsers without
 * one.
 */
export async function POST(request: Request, { params }: Context) {
  return handleForm((await params).formId, request)
}

const refuse = methodNotAllowed('POST')
export { refuse as DELETE, refuse as GET, refuse as OPTIONS, refuse as PATCH, refuse as PUT }
