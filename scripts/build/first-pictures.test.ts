import { expect, it } from 'vitest'
import { firstPictures } from './first-pictures'

const set = (widths: number[]) => widths.map((w) => `/_next/image?url=%2Fa.webp&amp;w=${w}&amp;q=100 ${w}w`)
const picture = `<img alt="" fetchPriority="high" sizes="100vw" srcSet="${set([256, 640, 1920, 3840]).join(', ')}"/>`

it('finds the picture that a page asks for first, in the widths of phones and most screens', () => {
  const other = picture.replace('fetchPriority="high"', 'loading="lazy"').replaceAll('a.webp', 'b.webp')
  expect(firstPictures(`<body>${other}${picture}</body>`)).toEqual([
    { address: '/_next/image?url=%2Fa.webp&w=640&q=100', width: 640 },
    { address: '/_next/image?url=%2Fa.webp&w=1920&q=100', width: 1920 },
  ])
  expect(firstPictures(`<body>${other}</body>`)).toEqual([])
})
