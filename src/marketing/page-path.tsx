import { breadcrumb } from '@/seo/json-ld/breadcrumb'
import { JsonLd } from '@/seo/json-ld/json-ld'

/** The way from the home page to a page, as structured data. */
export function PagePath({ steps }: { steps: { name: string; path: string }[] }) {
  return <JsonLd data={breadcrumb([{ name: 'Home', path: '/' }, ...steps])} />
}
