import type { ReactNode } from 'react'
import { brand } from '@/config/brand'
import { absoluteUrl } from '@/config/site'
import { drawInPage } from '@/lib/page-frame'

/** The built page whose look the document has, the host of the request, and the document's own path, if it has one. */
type Frame = { path: string; host: string; address: string | null }

/** Renders a document without scripts: `children` inside the frame of a built page. Returns HTML. */
export async function drawDocument(
  { path, host, address }: Frame,
  title: string,
  children: ReactNode,
): Promise<string> {
  // A static import fails: the bundle that route handlers get has no server renderer.
  const { renderToStaticMarkup } = await import('react-dom/server')
  const url = address === null ? null : absoluteUrl(address)
  return drawInPage({ path, host, url }, `${title} - ${brand}`, renderToStaticMarkup(children))
}
