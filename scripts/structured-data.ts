import { absoluteUrl, site } from '@/config/site'

type Data = Record<string, unknown>

/** Required fields by type; of alternatives separated by |, one is enough. */
const required: Record<string, string> = {
  Article: 'headline datePublished author image publisher mainEntityOfPage',
  BreadcrumbList: 'itemListElement',
  Course: 'name description provider',
  FAQPage: 'mainEntity',
  JobPosting: 'title description datePosted hiringOrganization jobLocation|jobLocationType employmentType',
  CreativeWork: 'name datePublished url',
  CreativeWorkSeries: 'name url',
  SoftwareApplication: 'name applicationCategory operatingSystem offers',
  WebSite: 'name url potentialAction',
}

/** Problems of a structured data script. `isPath` tests whether a path of this site exists. */
export function structuredDataProblems(text: string, isPath: (path: string) => boolean): string[] {
  const data = JSON.parse(text) as Data
  if (data['@context'] !== 'https://schema.org') return ['structured data without the schema.org context']
  const nodes = Array.isArray(data['@graph']) ? (data['@graph'] as Data[]) : [data]
  return nodes.flatMap((node) => [...missingFields(node), ...valueProblems(node, isPath)])
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
function valueProblems(value: unknown, isPath: (path: string) => boolean, name = ''): string[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) =>
      valueProblems(inner, isPath, Array.isArray(value) ? name : key),
    )
  if (typeof value !== 'string') return []
  const isDate = /^(?:date\w+|validThrough)$/.test(name)
  if (isDate && Number.isNaN(Date.parse(value))) return [`${name} "${value}" is not a date`]
  if (/^(?:url|item|image|contentUrl|logo|@id)$/.test(name) && !URL.canParse(value))
    return [`${name} "${value}" is not an absolute address`]
  if (!value.startsWith(absoluteUrl('/')) || /[\s{]/.test(value)) return []
  return isPath(decodeURI(new URL(value).pathname))
    ? []
    : [`${name} points to ${value.slice(site.seo.siteUrl.length)}, which does not exist`]
}
