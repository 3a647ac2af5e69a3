import { expect, test } from 'vitest'
import { methodNotAllowed } from './method-not-allowed'

test('responds 405 and lists the allowed methods', async () => {
  const response = methodNotAllowed('GET', 'HEAD')()
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD')
  expect(await response.json()).toEqual({ error: 'This address supports only GET, HEAD.' })
})
