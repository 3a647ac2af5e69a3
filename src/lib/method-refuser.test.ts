import { expect, test } from 'vitest'
import { methodRefuser } from './method-refuser'

test('answers 405 and says what is answered', async () => {
  const answer = methodRefuser('GET', 'HEAD')()
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe('GET, HEAD')
  expect(await answer.json()).toEqual({ error: 'This address answers GET, HEAD.' })
})
