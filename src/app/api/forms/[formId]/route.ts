import { handleForm } from '@/forms/host/server/handle'

export const dynamic = 'force-dynamic'

type Context = RouteContext<'/api/forms/[formId]'>

/** Receives a form; responds with JSON to scripts, else with a page (docs/contracts/form-widgets.md#form-host). */
export async function POST(request: Request, { params }: Context) {
  return handleForm((await params).formId, request)
}
