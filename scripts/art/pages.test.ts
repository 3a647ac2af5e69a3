import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { absoluteUrl } from '@/config/site'
import { socialPicture, socialPicturePaths } from '@/seo/social-pictures'
import { pageSocials } from './pages'

it('every drawn social picture is used by its page, and the other way round', () => {
  const drawn = pageSocials.filter(({ path }) => path !== '/')
  expect(drawn.map(({ path }) => path).toSorted()).toEqual(socialPicturePaths.toSorted())
  for (const { path, file, title } of drawn) {
    expect(socialPicture(path)).toMatchObject({
      path: `/brand/${file}.png`,
      width: 1200,
      height: 675,
      alt: title,
    })
    expect(existsSync(`public/brand/${file}.png`), absoluteUrl(path)).toBe(true)
  }
})
