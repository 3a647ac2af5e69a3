import { paths } from '@/config/paths'
import type { SearchAction, WebSite } from 'schema-dts'
import { brand } from '@/config/brand'
import { absoluteUrl, site } from '@/config/site'
import { publisher } from './publisher'

/** Describes the site and its search. */
export function webSite(): WebSite {
  const search: SearchAction & { 'query-input': string } = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: absoluteUrl(`${paths.search}?q={search_term_string}`) },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl('/#website'),
    name: brand,
    url: absoluteUrl('/'),
    description: site.seo.description,
    inLanguage: 'en',
    publisher: publisher(),
    potentialAction: search,
  }
}
