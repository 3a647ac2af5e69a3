import { isShape, isString } from '@/lib/guards'
import { api, type ClaimRequest } from './contract'

type ClaimResult = { link: string } | { error: string; field?: 'name' }

const offline =
  'The claim did not reach us. Check your connection and send it again; your name is still here.'

/** Asks for a token and claims a certificate with it. Resolves with the link, or with what to show. Never rejects. */
export async function sendClaim(
  course: string,
  { name, solutions }: Omit<ClaimRequest, 'token'>,
): Promise<ClaimResult> {
  try {
    const started = await post(api.token, { course })
    if (!hasToken(started)) return errorOf(started)
    const claimed = await post(api.claim, { token: started.token, name, solutions })
    return hasLink(claimed) ? claimed : errorOf(claimed)
  } catch {
    return { error: offline }
  }
}

const hasToken = isShape<{ token: string }>({ token: isString })
const hasLink = isShape<{ link: string }>({ link: isString })
const hasError = isShape<{ error: string }>({ error: isString })
const hasNameError = isShape<{ errors: { name: string } }>({
  errors: isShape<{ name: string }>({ name: isString }),
})

async function post(address: string, body: object): Promise<unknown> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.json()
}

function errorOf(response: unknown): ClaimResult {
  if (hasNameError(response)) return { error: response.errors.name, field: 'name' }
  return { error: hasError(response) ? response.error : offline }
}
