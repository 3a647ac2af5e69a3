import { expect, it, vi } from 'vitest'
import { linkedInShare, redditShare, twitterShare } from './addresses'
import { openSharePopup, popupFeatures, popupSizes } from './popup'

const url = 'https://perigee.example/blog/a?b=c&d'

it('share addresses contain the url and the given options only', () => {
  const tweet = new URL(
    twitterShare(url, { title: 'A & B', via: 'perigee_example', hashtags: ['graphql', 'go'] }),
  )
  expect(tweet.origin + tweet.pathname).toBe('https://twitter.com/intent/tweet')
  expect(Object.fromEntries(tweet.searchParams)).toEqual({
    url,
    text: 'A & B',
    via: 'perigee_example',
    hashtags: 'graphql,go',
  })
  expect([...new URL(linkedInShare(url)).searchParams.keys()]).toEqual(['url', 'mini'])
  expect(new URL(redditShare(url, { title: 'T' })).searchParams.get('title')).toBe('T')
})

it('share addresses throw without a url', () => expect(() => redditShare('')).toThrow(TypeError))

it.each(['hashtags', 'related'])('share addresses throw when %s is not a list', (field) => {
  const options = { [field]: 'graphql' } as unknown as Parameters<typeof twitterShare>[1]
  expect(() => twitterShare(url, options)).toThrow(`${field} must be a list`)
})

const rect = { screenX: -1000, screenY: 100, outerWidth: 1200, outerHeight: 800 }

it('share popup is centered on the browser window on any screen', () => {
  expect(popupFeatures(popupSizes.twitter, rect)).toContain('width=550,height=400,left=-675,top=300')
})

it('share popup opens after the hook, and not at all when the hook fails', async () => {
  const order: string[] = []
  const open = vi.fn(() => {
    order.push('open')
    return { focus: () => undefined }
  })
  vi.stubGlobal('window', { ...rect, open })
  await openSharePopup(url, popupSizes.reddit, async () => {
    await Promise.resolve()
    order.push('hook')
  })
  expect(order).toEqual(['hook', 'open'])
  await expect(openSharePopup(url, popupSizes.reddit, () => Promise.reject(new Error('no')))).rejects.toThrow(
    'no',
  )
  expect(open).toHaveBeenCalledTimes(1)
})

it('share popup falls back to this window when popups are blocked', async () => {
  const assign = vi.fn()
  vi.stubGlobal('window', { ...rect, open: () => null, location: { assign } })
  await openSharePopup(url, popupSizes.linkedin)
  expect(assign).toHaveBeenCalledWith(url)
})
