import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { bioSummary } from './bio'
import { employmentType } from './employment-type'
import { JsonLd } from './json-ld'

const long = 'Engineer. Runs. Reads. Writes the query planner of the router and its tests.'
const brief = '12345678.'

it.each([
  ['Writes about routers. Lives in Graz.', 'Writes about routers.'],
  ['Hi. I am Jo.', 'Hi. I am Jo.'],
  [`${long} Likes tea.`, long],
  [
    `${brief} This one brings it over 50 characters of text. No.`,
    `${brief} This one brings it over 50 characters of text.`,
  ],
  ['123456789. This sentence is left out.', '123456789.'],
  ['', ''],
])('the biography %j is summed up as %s', (bio, summary) => expect(bioSummary(bio)).toBe(summary))

it('escapes text that would end the script element', () => {
  const name = 'A </script><b>name'
  const data = { '@context': 'https://schema.org', '@type': 'Thing', name } as const
  const html = renderToStaticMarkup(<JsonLd data={data} />)
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  expect(JSON.parse(html.replace(/^<script[^>]*>/, '').replace(/<\/script>$/, ''))).toEqual(data)
})

it.each([
  ['Full time', 'FULL_TIME'],
  ['part TIME', 'PART_TIME'],
  ['Per diem', 'PER_DIEM'],
  ['Full-time', 'OTHER'],
  ['', 'OTHER'],
])('the employment type %j is %s', (text, type) => expect(employmentType(text)).toBe(type))
