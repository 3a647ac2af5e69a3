import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { bioSummary } from './bio'
import { breadcrumb } from './breadcrumb'
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
  const html = renderToStaticMarkup(<JsonLd data={{ '@type': 'Thing', name }} />)
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  expect(JSON.parse(html.replace(/^<script[^>]*>/, '').replace(/<\/script>$/, ''))).toMatchObject({ name })
})

it('a breadcrumb begins at the home page, which search engines expect before the page', () =>
  expect(breadcrumb([]).itemListElement).toMatchObject([{ name: 'Home', position: 1 }]))
