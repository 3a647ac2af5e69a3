import { methodNotAllowed } from '@/lib/method-not-allowed'
import { threadPage } from '@/comments/server/pages'

export const dynamic = 'force-dynamic'

/** The comments of a post or chapter as a page that needs no script. */
export async function GET(request: Request, { params }: RouteContext<'/comments/[...path]'>) {
  return threadPage(`/${(await params).path.join('/')}`, request)
}

const refuse = methodNotAllowed('GET')
export { refuse as DELETE, refuse as OPTIONS, refuse as PATCH, refuse as POST, refuse as PUT }
