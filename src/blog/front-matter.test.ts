import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { imageSize } from 'image-size'
import sharp from 'sharp'
import { beforeAll, expect, test, vi } from 'vitest'
import { temporaryFolder } from '@/lib/testing/temporary-folder'

/** A scratch project with two posts: one by a guest without an entry in the directory, one by an author with an address. */
const folder = temporaryFolder()
const now = new Date('2026-06-01')

function post(fields: string): string {
  return `---
title: A valid post
description: A post that passes the check.
category: engineering
date: 2026-03-10
cover: ./cover.webp
cover_options: { custom: true }
${fields}
---

Text.
`
}

beforeAll(async () => {
  const cover = await sharp({ create: { width: 1000, height: 1000, channels: 3, background: '#0d111a' } })
    .webp()
    .toBuffer()
  const about = 'author_about: Runs the graph of a harbor.\nauthor_href: https://ada.example'
  const files = {
    'blog/categories.yaml': readFileSync('content/blog/categories.yaml'),
    'words.yaml': readFileSync('content/words.yaml'),
    'authors/jo-doe.yaml': 'name: Jo Doe\ntitle: Engineer\n',
    'blog/known/index.md': post('author: Jo Doe').replace('A valid post', 'A known author'),
    'blog/guest/index.md': post(`author: Ada Guest\n${about}\nauthor_avatar: ./ada.webp`),
    'blog/guest/ada.webp': cover,
    'blog/guest/cover.webp': cover,
    'blog/known/cover.webp': cover,
  }
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, 'content', name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
  vi.resetModules()
})

test('a guest is described by the post alone', async () => {
  const { postBySlug } = await import('./posts')
  const { authorsOf } = await import('./authors')
  const guest = postBySlug('guest', now)
  if (!guest) throw new Error('the post is missing')
  const [author] = authorsOf(guest)
  const shown = { bio: 'Runs the graph of a harbor.', href: 'https://ada.example', guest: true }
  expect(author).toMatchObject({ name: 'Ada Guest', ...shown })
  expect(author.avatar?.width).toBe(1000)
  const { postStructuredData } = await import('./structured-data')
  expect(JSON.stringify(postStructuredData(guest))).not.toContain('worksFor')
  const faqs = [{ question: 'Why?', answer: 'So.' }]
  const more = { author_company: 'Harbor Works', canonical_url: 'https://a.example/b', faqs }
  const [article, faq] = postStructuredData({ ...guest, data: { ...guest.data, ...more } })
  expect(article).toMatchObject({
    headline: guest.data.title,
    author: { '@type': 'Person', worksFor: { '@type': 'Organization', name: 'Harbor Works' } },
    mainEntityOfPage: { '@id': more.canonical_url },
  })
  expect(faq).toMatchObject({ '@type': 'FAQPage', mainEntity: [{ name: 'Why?' }] })
})

test('a cover of any size gets the pictures for sharing', async () => {
  const { cutSocialPictures } = await import('@/content/cut-social-pictures')
  const { postHead, postStructuredData } = await import('./structured-data')
  const { postBySlug } = await import('./posts')
  const { publicFile } = await import('@/content/source')
  const known = postBySlug('known', now)
  if (!known) throw new Error('the post is missing')
  await cutSocialPictures()
  const { image } = postHead(known)
  expect(image).toMatchObject({ width: 1200, height: 675 })
  expect(imageSize(readFileSync(publicFile(image?.path ?? '')))).toMatchObject({ width: 1200, height: 675 })
  const [article] = postStructuredData(known)
  expect(JSON.stringify(article)).toContain('"width":1200,"height":630')
})
