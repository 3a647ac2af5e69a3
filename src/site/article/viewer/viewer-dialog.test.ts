import { expect, it } from 'vitest'
import { viewerWidth } from './viewer-dialog.client'

it.each([
  ['landscape', { width: 1600, height: 700 }, 960],
  ['square', { width: 400, height: 400 }, 960],
  ['portrait', { width: 600, height: 1200 }, 400],
  ['without dimensions', {}, 720],
  ['without height', { width: 600 }, 720],
])('width of a picture in the viewer: %s', (_, size, width) => {
  expect(viewerWidth(size, 1000)).toBe(width)
})
