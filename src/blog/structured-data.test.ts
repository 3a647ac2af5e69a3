import { expect, it } from 'vitest'
import { absoluteUrl } from '@/config/site'
import { drawnPicture } from '@/content/pictures'
import { bioSummary } from '@/seo/json-ld/bio'
import { authorsOf } from './authors'
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
    })
    expect(faq === undefined).toBe(post.data.faqs === undefined)
  }
})

it('gives search engines a picture of 1200 by 630 pixels', () => {
  for (const post of posts.filter((item) => drawnPicture(item, 'seo'))) {
    const [article] = postStructuredData(post)
    expect(article, post.slug).toMatchObject({ image: { width: 1200, height: 630 } })
  }
})

it('names every author with role, picture, profiles and a summary of the bio', () => {
  for (const post of posts) {
    const authors = authorsOf(post).map(({ name, title, bio, avatar, socials }) => ({
      '@type': 'Person',
      name,
      jobTitle: title,
      description: bio && bioSummary(bio),
      sameAs: Object.keys(socials).length > 0 ? Object.values(socials) : undefined,
      image: avatar && absoluteUrl(avatar.src),
    }))
    const [article] = postStructuredData(post)
    expect(article, post.slug).toMatchObject({ author: authors.length === 1 ? authors[0] : authors })
  }
})
