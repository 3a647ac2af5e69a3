import type { BreadcrumbList } from 'schema-dts'
import { paths } from '@/config/paths'
import { absoluteUrl } from '@/config/site'

/** Describes the path from the home page, which is added, to a page. Expects names and paths in order, the page itself last. */
export function breadcrumb(steps: { name: string; path: string }[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: paths.home }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  }
}
