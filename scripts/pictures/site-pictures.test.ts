import { existsSync } from 'node:fs'
import { stalePictures } from '@perigee/studio'
import { expect, it } from 'vitest'
import { drawnPictures, sitePictures } from './site-pictures'

const pictures = sitePictures(() => Promise.reject(new Error('This test draws nothing'))).all()

it('the committed pictures are up to date; npm run covers redraws them', async () => {
  const missing = pictures.filter(({ path }) => path.startsWith('public/') && !existsSync(path))
  expect(missing.map(({ path }) => path)).toEqual([])
  expect(await stalePictures(pictures, drawnPictures)).toEqual([])
})
