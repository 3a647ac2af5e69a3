import { expect, it, vi } from 'vitest'
import { linkedInShare, redditShare, twitterShare } from './addresses'
import { openSharePopup, popupFeatures, popupSizes } from './popup'

const url = 'https://perigee.example/blog/a?b=c&d'

it('share addresses contain the url and the given options only', () => {
  const more = { via: 'perigee_example', hashtags: ['graphql', 'go'] }
  const tweet = new URL(twitterShare(url, { title: 'A & B', ...more }))
  expect(Object.fromEntries(tweet.searchParams)).toEqual({
    url,
    text: 'A & B',
    ...more,
    hashtags: 'graphql,go',
  })
  expect([...new URL(linkedInShare(url)).searchParams.keys()]).toEqual(['url', 'mini'])
  expect(new URL(redditShare(url, { title: 'T' })).searchParams.get('title')).toBe('T')
})

it.each([
  ['Sharing needs a url', () => redditShare('')],
  ['hashtags must be a list', () => twitterShare(url, { hashtags: 'graphql' as never })],
  ['related must be a list', () => twitterShare(url, { related: 'graphql' as never })],
])('share addresses throw: %s', (message, share) => expect(share).toThrow(message))

const rect = { screenX: -1000, screenY: 100, outerWidth: 1200, outerHeight: 800 }

it('share popup is centered on the browser window on any screen', () => {
  expect(popupFeatures(popupSizes.twitter, rect)).toContain('width=550,height=400,left=-675,top=300')
})

it('share popup opens after the hook, and not at all when the hook fails', async () => {
  const open = vi.fn(() => ({ focus: () => undefined }))
  vi.stubGlobal('window', { ...rect, open })
  const share = (hook: () => Promise<void>) => openSharePopup(url, popupSizes.reddit, hook)
  await expect(share(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await share(async () => {
    await Promise.resolve()
    expect(open).not.toHaveBeenCalled()
  })
  expect(open).toHaveBeenCalledTimes(1)
})

it('share popup falls back to this window when popups are blocked', async () => {
  const assign = vi.fn()
  vi.stubGlobal('window', { ...rect, open: () => null, location: { assign } })
  await openSharePopup(url, popupSizes.linkedin)
  expect(assign).toHaveBeenCalledWith(url)
})
