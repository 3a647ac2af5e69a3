import { afterEach, expect, it, vi } from 'vitest'
import { rss } from '@/seo/feed/rss'
import { podcastFeed } from './feed'

afterEach(() => vi.unstubAllEnvs())

it('names the hub when one is configured, so that players learn of an episode at once', () => {
  const now = new Date('2026-11-22')
  expect(rss(podcastFeed(now))).not.toContain('rel="hub"')
  vi.stubEnv('FEED_HUB_URL', 'https://hub.example/')
  expect(rss(podcastFeed(now))).toContain('<atom:link href="https://hub.example/" rel="hub"/>')
})
