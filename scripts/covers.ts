import { allPictures } from './art/all'
import { createBrowser } from './art/browser'
import { makePictures } from './art/picture'
import { postPictures, unknownPosts } from './art/plan'

/**
 * Draws what the site draws for itself: covers and social pictures of posts, social pictures of pages, avatars, logo and
 * icons. Same input, same picture; only pictures whose input changed are written, and nobody's own file is replaced.
 */
const usage = `npm run covers               every picture
npm run covers <post>…       the pictures of these posts, by the names of their folders`

const slugs = process.argv.slice(2)
const unknown = unknownPosts(slugs)
if (unknown.length > 0) {
  console.error(`There is no post ${unknown.join(', ')} in content/blog.\n\n${usage}`)
  process.exit(2)
}

const browser = createBrowser()
try {
  const pictures = slugs.length > 0 ? postPictures(browser.shoot, slugs) : allPictures(browser.shoot)
  const { made, kept } = await makePictures(pictures, { prune: slugs.length === 0 })
  for (const path of kept) console.log(`kept ${path}: it was not drawn here. Delete it to have it drawn.`)
  for (const { path, bytes } of made) console.log(`${(bytes / 1024).toFixed(1).padStart(6)} KiB  ${path}`)
  console.log(`${made.length} of ${pictures.length} pictures written`)
} finally {
  await browser.close()
}
