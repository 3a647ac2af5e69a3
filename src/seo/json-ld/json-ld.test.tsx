import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { absoluteUrl } from '@/config/site'
import { article } from './article'
import { bioSummary } from './bio'
import { employmentType } from './job-posting'
import { JsonLd } from './json-ld'

describe('bio summary', () => {
  it.each([
    ['Writes about routers. Lives in Graz.', 'Writes about routers.'],
    ['Builds it.', 'Builds it.'],
    ['Hi. I am Jo.', 'Hi. I am Jo.'],
    [
      'Hi there! I look after the composition rules of the schema registry. Before that: banking.',
      'Hi there! I look after the composition rules of the schema registry.',
    ],
    [
      'Engineer. Runs. Reads. Writes the query planner of the router and its tests. Likes tea.',
      'Engineer. Runs. Reads. Writes the query planner of the router and its tests.',
    ],
    ['', ''],
  ])('%j becomes %j', (bio, summary) => {
    expect(bioSummary(bio)).toBe(summary)
  })

  it('continues after nine characters and stops after ten', () => {
    const rest = ' This sentence makes the text longer than fifty characters.'
    expect(bioSummary(`12345678.${rest}`)).toBe(`12345678.${rest}`)
    expect(bioSummary(`123456789.${rest}`)).toBe('123456789.')
  })
})

const facts = {
  url: 'https://perigee.example/blog/a',
  headline: 'A </script><b>headline',
  description: 'About A.',
  published: '2026-03-10',
  image: { url: 'https://perigee.example/media/a.png', width: 1200, height: 630 },
  authors: [
    {
      name: 'Jo Doe',
      url: 'https://perigee.example/blog/authors/jo-doe',
      jobTitle: 'Engineer',
      image: 'https://perigee.example/media/jo.webp',
      bio: 'Writes routers. Sleeps.',
      profiles: ['https://github.example/jo'],
    },
  ],
}

describe('structured data', () => {
  it('describes an article with author, publisher logo and cover', () => {
    expect(article(facts)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Article',
      mainEntityOfPage: { '@id': facts.url },
      datePublished: '2026-03-10T00:00:00.000Z',
      dateModified: '2026-03-10T00:00:00.000Z',
      image: { width: 1200, height: 630 },
      author: {
        '@type': 'Person',
        jobTitle: 'Engineer',
        description: 'Writes routers.',
        sameAs: ['https://github.example/jo'],
      },
      publisher: { logo: { url: absoluteUrl('/brand/logo-512.png'), width: 512, height: 512 } },
    })
  })

  it('lists two authors with the employer of a guest', () => {
    const guest = { name: 'Guest', url: 'https://x.example', company: 'Halden Freight' }
    const { author } = article({ ...facts, authors: [...facts.authors, guest] }) as { author: unknown }
    expect(author).toMatchObject([
      { name: 'Jo Doe' },
      { name: 'Guest', worksFor: { name: 'Halden Freight' } },
    ])
  })

  it('escapes text that would end the script element', () => {
    const html = renderToStaticMarkup(<JsonLd data={article(facts)} />)
    expect(html.match(/<\/script>/g)).toHaveLength(1)
    const json = html.replace(/^<script[^>]*>/, '').replace(/<\/script>$/, '')
    expect(JSON.parse(json)).toMatchObject({ headline: facts.headline })
  })
})

it.each([
  ['Full time', 'FULL_TIME'],
  ['part TIME', 'PART_TIME'],
  ['Contractor', 'CONTRACTOR'],
  ['Temporary', 'TEMPORARY'],
  ['Intern', 'INTERN'],
  ['Volunteer', 'VOLUNTEER'],
  ['Per diem', 'PER_DIEM'],
  ['Full-time', 'OTHER'],
  ['Freelance', 'OTHER'],
  ['', 'OTHER'],
])('maps %j to %s', (text, type) => {
  expect(employmentType(text)).toBe(type)
})
