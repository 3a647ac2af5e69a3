import { absoluteUrl, site } from '@/config/site'

type Data = Record<string, unknown>

/** Required fields by type; of alternatives separated by |, one is enough. */
const required: Record<string, string[]> = {
  Article: ['headline', 'datePublished', 'author', 'image', 'publisher', 'mainEntityOfPage'],
  BreadcrumbList: ['itemListElement'],
  Course: ['name', 'description', 'provider'],
  FAQPage: ['mainEntity'],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'hiringOrganization',
    'jobLocation|jobLocationType',
    'employmentType',
  ],
  CreativeWork: ['name', 'datePublished', 'url'],
  CreativeWorkSeries: ['name', 'url'],
  SoftwareApplication: ['name', 'applicationCategory', 'operatingSystem', 'offers'],
  WebSite: ['name', 'url', 'potentialAction'],
}
const dates = new Set(['dateModified', 'datePosted', 'datePublished', 'validThrough'])

/** Problems of a structured data script. `isPath` tests whether a path of this site exists. */
export function structuredDataProblems(text: string, isPath: (path: string) => boolean): string[] {
  let data: Data
  try {
    data = JSON.parse(text) as Data
  } catch {
    return ['structured data is not JSON']
  }
  if (data['@context'] !== 'https://schema.org') return ['structured data without the schema.org context']
  const nodes = Array.isArray(data['@graph']) ? (data['@graph'] as Data[]) : [data]
  return nodes.flatMap((node) => [...typeProblems(node), ...valueProblems(node, isPath)])
}

function typeProblems(node: Data): string[] {
  const type = typeof node['@type'] === 'string' ? node['@type'] : ''
  if (type === '') return ['structured data without a type']
  const missing = (required[type] ?? []).filter((names) =>
    names.split('|').every((name) => isEmpty(node[name])),
  )
  const places = type === 'BreadcrumbList' ? breadcrumbProblems(node) : []
  return [...missing.map((name) => `${type} without ${name.replace('|', ' or ')}`), ...places]
}

function breadcrumbProblems({ itemListElement }: Data): string[] {
  const steps = Array.isArray(itemListElement) ? (itemListElement as Data[]) : []
  return steps.flatMap((step, index) =>
    step.position === index + 1 && !isEmpty(step.name)
      ? []
      : [`step ${index + 1} of the breadcrumb is invalid`],
  )
}

/** Invalid dates and addresses at any depth. */
function valueProblems(value: unknown, isPath: (path: string) => boolean, name = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => valueProblems(item, isPath, name))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => valueProblems(inner, isPath, key))
  if (typeof value !== 'string') return []
  if (dates.has(name) && Number.isNaN(Date.parse(value))) return [`${name} "${value}" is not a date`]
  if (/^(?:url|item|image|contentUrl|logo|@id)$/.test(name) && !URL.canParse(value))
    return [`${name} "${value}" is not an absolute address`]
  if (!value.startsWith(absoluteUrl('/')) || /[\s{]/.test(value)) return []
  const path = decodeURI(new URL(value).pathname)
  return isPath(path)
    ? []
    : [`${name} points to ${value.slice(site.seo.siteUrl.length)}, which does not exist`]
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
