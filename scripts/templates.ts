import sharp from 'sharp'

/** What a new file starts with, from `npm run new` and in the editor. Its date is today, and it is a draft. */
export const templates = {
  post: {
    fields: { cover: './cover.webp' },
    body: `The situation or the question in one paragraph: who has which problem, and what the reader will know at the end.

## The first thing to know

Short sections, code that composes, costs included. Links to other pages start at the root, such as [the product](/cosmo).
`,
  },
  job: {
    fields: {},
    body: `One paragraph: which problem this person will own, and why it matters now.

## What the work is

What the first months look like, and who works on it, too.

## What you bring

What someone must have done before, and what they can learn here.
`,
  },
}

/** The cover of a post that has none yet, at twice 960×548 (docs/contracts/images.md#covers). */
export async function plainCover(): Promise<Buffer> {
  const rings = [180, 300, 420].map((radius) => `<circle cx="960" cy="548" r="${radius}"/>`).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1096">
    <rect width="1920" height="1096" fill="#0d111a"/>
    <g fill="none" stroke="#2b3448" stroke-width="2">${rings}</g>
    <circle cx="960" cy="548" r="64" fill="#ff6b57"/><circle cx="1257" cy="845" r="18" fill="#7cc4ff"/>
  </svg>`
  return sharp(Buffer.from(svg)).webp({ quality: 90 }).toBuffer()
}
