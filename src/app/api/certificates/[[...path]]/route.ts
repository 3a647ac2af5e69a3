import * as certificates from '@/learn/certificate/server/handle'

export const dynamic = 'force-dynamic'

type Handler = (request: Request) => Response | Promise<Response>

/** By path: who signs, verifies, shows and grades certificates (docs/contracts/certificate.md). */
const handlers: Record<string, { GET: Handler } | { POST: Handler }> = {
  '': { POST: certificates.handleClaim },
  check: { POST: certificates.handleCheck },
  file: { GET: certificates.handleFile },
  issuer: { GET: certificates.handleIssuer },
  keys: { GET: certificates.handleKeys },
  picture: { GET: certificates.handlePicture },
}

async function handle(
  request: Request,
  { params }: RouteContext<'/api/certificates/[[...path]]'>,
): Promise<Response> {
  const [first = '', id, ...rest] = (await params).path ?? []
  const found =
    first === 'keys' && id !== undefined
      ? { GET: (asked: Request) => certificates.handleKey(id, asked) }
      : id === undefined && Object.hasOwn(handlers, first)
        ? handlers[first]
        : undefined
  if (!found || rest.length > 0)
    return Response.json({ error: 'There is nothing at this address.' }, { status: 404 })
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if ('GET' in found) return isRead ? found.GET(request) : refuse('GET, HEAD')
  return request.method === 'POST' ? found.POST(request) : refuse('POST')
}

function refuse(allow: string): Response {
  const headers = { Allow: allow, 'Cache-Control': 'no-store' }
  return Response.json({ error: `This address supports only ${allow}.` }, { status: 405, headers })
}

export { handle as DELETE, handle as GET, handle as OPTIONS, handle as PATCH, handle as POST, handle as PUT }
