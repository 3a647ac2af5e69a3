import type { HTMLElement } from 'node-html-parser'
import { isGenericLinkText } from '@/lib/generic-link-text'

/** Matches an alternative text that is a file name, or that starts with what screen readers say anyway. */
const poorAlt = /\.(?:avif|gif|jpe?g|png|svg|webp)$|^(?:image|picture|photo|graphic) of\b/i

/** Pictures, links, buttons and drawings without an accessible name, or with a meaningless one. */
export function nameProblems(html: HTMLElement): string[] {
  return [...pictureNames(html), ...drawingNames(html), ...linkNames(html), ...frameNames(html)]
}

function pictureNames(html: HTMLElement): string[] {
  return html.querySelectorAll('img').flatMap((img) => {
    const alt = img.getAttribute('alt')
    const name = img.getAttribute('src') ?? 'a picture'
    if (alt === undefined) return [`${name} has no alt`]
    return poorAlt.test(alt.trim()) ? [`the alt "${alt}" does not say what ${name} shows`] : []
  })
}

function drawingNames(html: HTMLElement): string[] {
  return html.querySelectorAll('svg[role="img"]').flatMap((svg) => {
    const named =
      svg.getAttribute('aria-label') ??
      svg.getAttribute('aria-labelledby') ??
      svg.querySelector('title')?.text
    return named ? [] : ['a drawing with role="img" has no name']
  })
}

function linkNames(html: HTMLElement): string[] {
  return html.querySelectorAll('a[href], button').flatMap((element) => {
    const name = nameOf(element)
    const what = element.tagName === 'A' ? `the link to ${element.getAttribute('href')}` : 'a button'
    if (name === '') return [`${what} has no name`]
    return isGenericLinkText(name) ? [`${what} is called "${name}", which does not name the target`] : []
  })
}

function frameNames(html: HTMLElement): string[] {
  return html.querySelectorAll('iframe').flatMap((frame) => {
    return frame.getAttribute('title') ? [] : [`the frame ${frame.getAttribute('src') ?? ''} has no title`]
  })
}

/** The accessible name of a link or button, from its own markup. */
function nameOf(element: HTMLElement): string {
  const label = element.getAttribute('aria-label') ?? element.getAttribute('aria-labelledby')
  if (label) return label.trim()
  const alts = element.querySelectorAll('img[alt], svg[aria-label]')
  const pictures = alts.map((image) => image.getAttribute('alt') ?? image.getAttribute('aria-label') ?? '')
  const title = element.getAttribute('title') ?? ''
  return [element.text.trim(), ...pictures, title].join(' ').replaceAll(/\s+/g, ' ').trim()
}
