import { existsSync } from 'node:fs'
import { drawPictures } from '@perigee/studio'
import { createBrowser } from '@perigee/studio/browser'
import { posts } from '@/content/collections'
import { findBrowser } from './browser'
import { drawnPictures, sitePictures } from './pictures/site-pictures'

/**
 * Draws covers, social cards and avatars whose input has changed; the same input gives the same picture. Never
 * overwrites a file that was not drawn here.
 */
const usage = `npm run covers               every picture
npm run covers <post>…       the pictures of these posts, by the names of their folders`

const slugs = process.argv.slice(2)
const unknown = slugs.filter((slug) => !posts.read().entries.some((post) => post.slug === slug))
if (unknown.length > 0) {
  console.error(`There is no post ${unknown.join(', ')} in content/blog.\n\n${usage}`)
  process.exit(2)
}

// Prefer the full browser, because the headless shell renders the text of social cards slightly differently.
const chromium = '/usr/bin/chromium'
const usesChromium = !process.env.CHROMIUM_PATH && existsSync(chromium)
const browser = createBrowser(usesChromium ? chromium : findBrowser())
try {
  const site = sitePictures(browser.shoot)
  const pictures = slugs.length > 0 ? site.ofPosts(slugs) : site.all()
  const { drawn, foreign } = await drawPictures(pictures, {
    record: drawnPictures,
    prune: slugs.length === 0,
  })
  for (const path of foreign)
    console.log(`skipped ${path}: it was not drawn here. Delete it to have it drawn.`)
  for (const { path, bytes } of drawn) console.log(`${(bytes / 1024).toFixed(1).padStart(6)} KiB  ${path}`)
  console.log(`${drawn.length} of ${pictures.length} pictures written`)
} finally {
  await browser.close()
}
