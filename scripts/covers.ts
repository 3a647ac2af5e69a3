import { avatarPictures } from './art/avatars'
import { brandPictures } from './art/brand'
import { createBrowser } from './art/browser'
import { makePictures } from './art/picture'
import { pagePictures, postPictures } from './art/plan'

/**
 * Draws what the site draws for itself: covers and social pictures of posts, social pictures of pages, avatars, logo and
 * icons. Same input, same picture; only pictures whose input changed are written. `tsx scripts/covers.ts [slug…]` keeps
 * to the posts named.
 */
async function main(slugs: string[]): Promise<void> {
  const browser = createBrowser()
  try {
    const posts = postPictures(browser.shoot, slugs)
    const rest = slugs.length
      ? []
      : [...brandPictures(), ...avatarPictures(browser.shoot), ...pagePictures(browser.shoot)]
    const made = await makePictures([...rest, ...posts], slugs.length === 0)
    for (const { path, bytes } of made) console.log(`${(bytes / 1024).toFixed(1).padStart(6)} KiB  ${path}`)
    console.log(`${made.length} of ${rest.length + posts.length} pictures written`)
  } finally {
    await browser.close()
  }
}

await main(process.argv.slice(2))
