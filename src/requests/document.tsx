import type { ReactNode } from 'react'
import { brand } from '@/config/brand'
import { drawInPage } from '@/lib/page-frame'

/** The built page whose look the document takes, and the host of the request. */
type Frame = { path: string; host: string }

/** Draws a document without scripts: `children` inside the frame of a built page. Returns HTML. */
export async function drawDocument(
  { path, host }: Frame,
  title: string,
  children: ReactNode,
): Promise<string> {
  // A static import fails: the bundle that route handlers get has no server renderer.
  const { renderToStaticMarkup } = await import('react-dom/server')
  return drawInPage(path, host, `${title} - ${brand}`, renderToStaticMarkup(children))
}
