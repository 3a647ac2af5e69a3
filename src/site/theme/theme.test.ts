import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { backgroundColors } from '@/config/brand'

it('has the backgroundColors that the style sheet has', () => {
  const sheet = readFileSync('src/app/globals.css', 'utf8')
  const found = [...sheet.matchAll(/--ground: (#\w+);/g)].map(([, value]) => value)
  expect(found).toEqual([backgroundColors.light, backgroundColors.dark])
})
