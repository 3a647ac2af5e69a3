import { handleKey } from '@/learn/certificate/server/handle'
import { methodNotAllowed } from '@/lib/method-not-allowed'

export const dynamic = 'force-dynamic'

/** One public key. */
export async function GET(request: Request, { params }: RouteContext<'/api/certificates/keys/[id]'>) {
  return handleKey((await params).id, request)
}

const refuse = methodNotAllowed('GET', 'HEAD')
export { refuse as DELETE, refuse as OPTIONS, refuse as PATCH, refuse as POST, refuse as PUT }
