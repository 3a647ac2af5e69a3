import type { Course } from './courses'

const numbers = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const list = new Intl.ListFormat('en')

/** Says in sentences which chapters of a course are written and which are announced. */
export function statusOf({ chapters }: Course): string {
  const written = chapters.filter(({ entry }) => entry)
  const announced = chapters.filter(({ entry }) => !entry)
  const total = inWords(chapters.length)
  if (announced.length === 0) return `All ${total} chapters are written.`
  const verb = written.length === 1 ? 'is' : 'are'
  const count = `${capitalized(inWords(written.length))} of ${total} chapters ${verb} written`
  const names = written.length > 0 ? `: ${titles(written)}` : ''
  return `${count}${names}. ${titles(announced)} ${announced.length === 1 ? 'is' : 'are'} announced.`
}

function titles(chapters: { title: string }[]): string {
  return list.format(chapters.map(({ title }) => title))
}

function inWords(count: number): string {
  return numbers[count] ?? String(count)
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
