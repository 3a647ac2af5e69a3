import { isTraversal, parse as parseSelectors, SelectorType, type Selector } from 'css-what'
import type { HTMLElement } from 'node-html-parser'
import postcss, { type Rule } from 'postcss'
import { absoluteUrl, site } from '@/config/site'
import { siteUrls } from '@/content/urls'
import { buildTime } from '@/lib/build-time'
import { markdownPath } from '@/lib/markdown-path'
import { contractProblems } from '@/next/document-problems'
import { feeds } from '@/seo/feeds'
import { builtFiles, builtPages, builtText, type BuiltPage } from './built-pages'

/** Addresses of the desk, and names that only its script and cookies have: no public file may contain one. */
const ofDesk = /\/desk(?![\w-])|data-passkey|desk-challenge/

/** Required fields of structured data by type; of alternatives separated by |, one is enough. */
const required: Record<string, string> = {
  Article: 'headline datePublished author image publisher mainEntityOfPage',
  BreadcrumbList: 'itemListElement',
  Course: 'name description provider',
  FAQPage: 'mainEntity',
  JobPosting: 'title description datePosted hiringOrganization jobLocation|jobLocationType employmentType',
  CreativeWorkSeries: 'name url',
  SoftwareApplication: 'name applicationCategory operatingSystem offers',
  WebSite: 'name url potentialAction',
}

/** `npm run html`: checks head, ids, pictures and structured data of every built page; axe checks names and headings. */
const pages = builtPages()
const files = builtFiles()
const paths = new Set([...pages.map(({ path }) => path), ...files])
const urls = new Map(siteUrls(buildTime()).map((url) => [url.path, url]))
const indexed = new Set([...urls.values()].flatMap((url) => (url.indexed ? [url.path] : [])))
const problems = pages.flatMap((page) => pageProblems(page).map((message) => `${page.path}: ${message}`))
problems.push(...deskProblems(), ...selectorProblems())
problems.push(...repeated('title', (html) => html.querySelector('title')?.text))
problems.push(...repeated('description', (html) => content(html, 'meta[name="description"]')))
if (problems.length > 0) {
  console.error(problems.join('\n'))
  console.error(`\n${problems.length} problem(s) on ${pages.length} built pages`)
  process.exit(1)
}
console.log(`${pages.length} built pages have a valid head, sized pictures and structured data`)

function pageProblems({ path, html, inline }: BuiltPage): string[] {
  const errorPage = path === '/_not-found'
  return [
    ...exactlyOne(html, ['head > title', 'meta[name="description"]', 'h1', 'main']),
    ...(errorPage ? [] : exactlyOne(html, ['link[rel="canonical"]'])),
    ...headProblems(path, html, errorPage),
    ...finderProblems(path, html),
    ...pictureProblems(html),
    ...dataProblems(html),
    ...descriptionProblems(html),
    ...idProblems(html),
    ...contractProblems(path, html, inline, (address) => files.has(address)),
  ]
}

function deskProblems(): string[] {
  const texts = [...files].filter((path) => /\.(?:css|js|json|md|rsc|svg|txt|webmanifest|xml)$/.test(path))
  return [
    ...pages.map(({ path, html }) => [path, html.toString()]),
    ...texts.map((path) => [path, builtText(path) ?? '']),
  ].flatMap(([path = '', text = '']) => {
    const [found] = ofDesk.exec(text) ?? []
    return found ? [`${path}: contains "${found}" of the desk`] : []
  })
}

/** With `:has` before any element or `::details-content`, Chromium styles the whole page again after each change. */
function selectorProblems(): string[] {
  const found: string[] = []
  for (const path of [...files].filter((name) => name.endsWith('.css')))
    postcss.parse(builtText(path) ?? '').walkRules((rule) => {
      const selector = unnested(rule)
      if (selector.includes(':has(') && parseSelectors(selector).some(isCostly))
        found.push(`${path}: "${selector}" ends in any element or in ::details-content`)
    })
  return found
}

function unnested({ selector, parent }: Rule): string {
  return parent?.type === 'rule' ? selector.replaceAll('&', `:is(${unnested(parent)})`) : selector
}

function isCostly(selector: Selector[]): boolean {
  const end = selector.findLastIndex(isTraversal) + 1
  const asks = JSON.stringify(selector.slice(0, end)).includes('"has"')
  const isNarrow = selector.slice(end).some(isNamed) && !JSON.stringify(selector).includes('details-content')
  return (asks && !isNarrow) || selector.flatMap(inner).some(isCostly)
}

function isNamed(part: Selector): boolean {
  const isChoice = part.type === SelectorType.Pseudo && /^(?:is|where)$/.test(part.name)
  return /^(?:tag|attribute)$/.test(part.type) || (isChoice && inner(part).every((one) => one.some(isNamed)))
}

function inner(part: Selector): Selector[][] {
  return part.type === SelectorType.Pseudo && Array.isArray(part.data) ? part.data : []
}

/** An error page has no address of its own, so no canonical link. */
function headProblems(path: string, html: HTMLElement, errorPage: boolean): string[] {
  const canonical = html.querySelector('link[rel="canonical"]')?.getAttribute('href')
  const expected: [string, string | undefined, RegExp | string | undefined][] = [
    ['html lang', html.querySelector('html')?.getAttribute('lang'), 'en'],
    ['content language', content(html, 'meta[http-equiv="content-language" i]'), 'en'],
    ['canonical', canonical, errorPage ? undefined : (urls.get(path)?.canonical ?? absoluteUrl(path))],
    ['og:url', content(html, 'meta[property="og:url"]'), errorPage ? undefined : absoluteUrl(path)],
    ['twitter:card', content(html, 'meta[name="twitter:card"]'), 'summary_large_image'],
    ['og:type', content(html, 'meta[property="og:type"]'), 'website'],
    ['og:locale', content(html, 'meta[property="og:locale"]'), 'en_US'],
    ['og:image:width', content(html, 'meta[property="og:image:width"]'), '1200'],
    ['og:image:height', content(html, 'meta[property="og:image:height"]'), '675'],
    ['og:image:alt', content(html, 'meta[property="og:image:alt"]'), /.+/],
    ['theme-color', content(html, 'meta[name="theme-color"]'), /^#/],
    ...feeds.map(({ type, path: feed }): [string, string | undefined, string] => [
      type,
      html.querySelector(`link[rel="alternate"][type="${type}"]`)?.getAttribute('href'),
      absoluteUrl(feed),
    ]),
  ]
  return expected.flatMap(([name, actual, wanted]) => {
    const fine = wanted instanceof RegExp ? wanted.test(actual ?? '') : actual === wanted
    return fine ? [] : [`${name} is ${JSON.stringify(actual)}, expected ${wanted}`]
  })
}

function exactlyOne(html: HTMLElement, selectors: string[]): string[] {
  return selectors.flatMap((selector) => {
    const count = html.querySelectorAll(selector).length
    return count === 1 ? [] : [`has ${count} of ${selector}, expected one`]
  })
}

/** A description before its term belongs to the term before it, for screen readers and in the Markdown of the page. */
function descriptionProblems(html: HTMLElement): string[] {
  return html.querySelectorAll('dl, dl > div').flatMap((group) => {
    const first = group.children.find(({ tagName }) => tagName === 'DT' || tagName === 'DD')
    return first?.tagName === 'DD'
      ? [`the description "${first.text.trim().slice(0, 40)}" has no term before it`]
      : []
  })
}

function pictureProblems(html: HTMLElement): string[] {
  return html.querySelectorAll('img').flatMap((img) => {
    const needed = ['width', 'height', ...(img.getAttribute('srcset')?.includes('w,') ? ['sizes'] : [])]
    return needed
      .filter((name) => !img.getAttribute(name))
      .map((name) => `${img.getAttribute('src') ?? 'a picture'} has no ${name}`)
  })
}

/** Indexed pages of src/content/urls.ts must link to their Markdown form, all others must be noindex. */
function finderProblems(path: string, html: HTMLElement): string[] {
  const hidden = html
    .querySelectorAll('meta[name="robots"]')
    .some((meta) => meta.getAttribute('content')?.includes('noindex'))
  const twin = html.querySelector('link[rel="alternate"][type="text/markdown"]')?.getAttribute('href')
  const wanted = indexed.has(path) ? absoluteUrl(markdownPath(path)) : undefined
  return [
    ...(hidden === indexed.has(path) ? [`is ${hidden ? '' : 'not '}noindex, unlike in urls.ts`] : []),
    ...(twin === wanted ? [] : [`its Markdown link is ${twin}, expected ${wanted}`]),
  ]
}

function idProblems(html: HTMLElement): string[] {
  const ids = html.querySelectorAll('[id]').map((element) => element.id)
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map(
    (id) => `id "${id}" occurs twice`,
  )
}

function repeated(what: string, textOf: (html: HTMLElement) => string | undefined): string[] {
  const seen = new Map<string, string>()
  return pages.flatMap(({ path, html }) => {
    const text = textOf(html) ?? ''
    const first = seen.get(text)
    seen.set(text, first ?? path)
    return first ? [`${path}: has the same ${what} as ${first}`] : []
  })
}

function content(html: HTMLElement, selector: string): string | undefined {
  return html.querySelector(selector)?.getAttribute('content')
}

type Data = Record<string, unknown>

function dataProblems(html: HTMLElement): string[] {
  return html.querySelectorAll('script[type="application/ld+json"]').flatMap((script) => {
    const data = JSON.parse(script.textContent) as Data
    if (data['@context'] !== 'https://schema.org') return ['structured data without the schema.org context']
    const nodes = Array.isArray(data['@graph']) ? (data['@graph'] as Data[]) : [data]
    return nodes.flatMap((node) => [...missingFields(node), ...valueProblems(node)])
  })
}

function missingFields(node: Data): string[] {
  const type = typeof node['@type'] === 'string' ? node['@type'] : ''
  if (type === '') return ['structured data without a type']
  const isEmpty = (value: unknown) => ['null', '""', '[]'].includes(JSON.stringify(value ?? null))
  return (required[type]?.split(' ') ?? [])
    .filter((names) => names.split('|').every((name) => isEmpty(node[name])))
    .map((names) => `${type} without ${names.replace('|', ' or ')}`)
}

/** Invalid dates and addresses at any depth. */
function valueProblems(value: unknown, name = ''): string[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, own]) =>
      valueProblems(own, Array.isArray(value) ? name : key),
    )
  if (typeof value !== 'string') return []
  const isDate = /^(?:date\w+|validThrough)$/.test(name)
  if (isDate && Number.isNaN(Date.parse(value))) return [`${name} "${value}" is not a date`]
  if (/^(?:url|item|image|contentUrl|logo|@id)$/.test(name) && !URL.canParse(value))
    return [`${name} "${value}" is not an absolute address`]
  if (!value.startsWith(absoluteUrl('/')) || /[\s{]/.test(value)) return []
  return paths.has(decodeURI(new URL(value).pathname))
    ? []
    : [`${name} points to ${value.slice(site.seo.siteUrl.length)}, which does not exist`]
}
