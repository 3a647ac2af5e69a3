// @vitest-environment happy-dom
import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, it } from 'vitest'
import { storageKey } from '../progress/record'
import { puzzleOrder, shuffled } from './shuffle'
import { shuffleScript } from './shuffle-script'

const lists = [
  { id: 'fetch-count', tag: 'ul', positions: [0, 1, 2] },
  { id: 'bad_key', tag: 'ul', positions: [0, 1, 2, 3, 4] },
  { id: 'order-of-fetch', tag: 'ol', positions: puzzleOrder(3) },
]
const key = storageKey('course')

beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = `<section data-quiz="versions" data-record="${key}">${lists
    .map(({ id, tag, positions }) => {
      const items = positions.map((option) => `<li><b></b><i data-option="${option}">${option}</i></li>`)
      return `<${tag} data-shuffle="${id}">${items.join('')}</${tag}>`
    })
    .join('')}</section>`
})

describe('the script that shuffles before the first paint', () => {
  it('comes to the same order as the page does later', () => {
    for (const seed of [1, 2, 3, 77, 123_456, 0x7ffffffe]) {
      localStorage.setItem(key, JSON.stringify({ version: 1, chapters: { versions: { seed } } }))
      run()
      expect(quiz().dataset.seed).toBe(String(seed))
      for (const { id, tag, positions } of lists)
        expect(orderOf(id), `${id} ${seed}`).toEqual(shuffled(positions, seed, id, tag === 'ol'))
    }
  })

  it('draws a seed without a stored one, and ignores what is none', () => {
    for (const stored of [null, 'nonsense', '{}', '{"chapters":{"versions":{"seed":0.5}}}']) {
      if (stored !== null) localStorage.setItem(key, stored)
      run()
      const seed = Number(quiz().dataset.seed)
      expect(Number.isInteger(seed) && seed > 0).toBe(true)
      expect(orderOf('bad_key')).toEqual(shuffled([0, 1, 2, 3, 4], seed, 'bad_key'))
    }
  })

  it('moves the texts only, so that the markup around them stays as rendered', () => {
    run()
    for (const item of document.querySelectorAll('li'))
      expect(item.innerHTML).toMatch(/^<b><\/b><i data-option="\d">\d<\/i>$/)
  })
})

const quiz = () => document.querySelector<HTMLElement>('[data-quiz]') ?? document.body

function run() {
  const createComment = () => document.createComment('')
  runInNewContext(shuffleScript, {
    document: { currentScript: { parentNode: quiz() }, createComment },
    localStorage,
  })
}

function orderOf(id: string): number[] {
  const texts = document.querySelectorAll<HTMLElement>(`[data-shuffle="${id}"] [data-option]`)
  return [...texts].map(({ dataset }) => Number(dataset.option))
}
