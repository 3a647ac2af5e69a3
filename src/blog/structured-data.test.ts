import { expect, it } from 'vitest'
import { absoluteUrl } from '@/config/site'
import { allPosts } from './posts'
import { postStructuredData } from './structured-data'

const posts = allPosts(new Date())

it('describes every post as an article, with its FAQ', () => {
  for (const post of posts) {
    const [article, faq] = postStructuredData(post)
    expect(article, post.slug).toMatchObject({
      '@type': 'Article',
      headline: post.data.title,
      datePublished: new Date(post.data.date).toISOString(),
      dateModified: new Date(post.data.dateModified ?? post.data.date).toISOString(),
      mainEntityOfPage: { '@id': post.data.canonical_url ?? absoluteUrl(`/blog/${post.slug}`) },
      image: { width: 1200, height: 630 },
      author: expect.toSatisfy((found) => [found].flat()[0]['@type'] === 'Person'),
      publisher: { logo: { width: 512, height: 512 } },
    })
    expect(faq === undefined).toBe(post.data.faqs === undefined)
  }
})
