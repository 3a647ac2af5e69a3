import { expect, it } from 'vitest'
import { featureGroups } from './features'
import { mediaOf, nameOf } from './media'

it('shows or folds every picture and listing of every feature, and loses none', () => {
  for (const feature of featureGroups().flatMap(({ feats }) => feats)) {
    const { shown, folded } = mediaOf(feature)
    expect([...shown.pictures, ...folded.pictures]).toEqual(feature.illustrations)
    expect([...shown.listings, ...folded.listings]).toEqual(feature.codeSnippets ?? [])
  }
})

it('names each kind of folded listing once', () => {
  const listing = { filename: 'file', content: '…' }
  expect(
    nameOf({
      pictures: [],
      listings: [
        { ...listing, language: 'yaml' },
        { ...listing, language: 'bash' },
        { ...listing, language: 'bash' },
      ],
    }),
  ).toBe('configuration and commands')
})
