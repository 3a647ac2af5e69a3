import type { IncomingMessage, ServerResponse } from 'node:http'
import { backgroundColors } from '@/config/brand'
import { isSecure } from './client'
import { securityHeaders } from './headers'
import { bareHtmlPolicy } from './policy'

const titles: Record<number, string> = {
  400: 'Bad request',
  404: 'Page not found',
  405: 'Method not allowed',
  410: 'This page is gone',
  414: 'Address too long',
  416: 'Range not satisfiable',
  417: 'Expectation failed',
  429: 'Too many requests',
  431: 'Too many headers',
  500: 'Something went wrong on our side',
  503: 'The server is busy',
}

/** Sends an error as a small page, or as a line of text when the client does not accept HTML. */
export function sendError(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  reason = '',
  headers: Record<string, string> = {},
): void {
  const html = req.headers.accept?.includes('text/html') ?? false
  const title = titles[status] ?? 'Error'
  const body = Buffer.from(
    html ? errorPage(status, title, reason) : `${[title, reason].filter(Boolean).join('. ')}\n`,
  )
  res.writeHead(status, {
    ...securityHeaders(isSecure(req)),
    'content-type': html ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
    'content-security-policy': policy,
    ...(html ? { 'content-language': 'en' } : {}),
    ...headers,
  })
  res.end(req.method === 'HEAD' ? undefined : body)
}

// The colors of src/app/globals.css, which may be missing when this page is needed.
const style = `
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: ${backgroundColors.dark}; color: #e9edf5; font: 17px/1.6 system-ui, sans-serif }
main { max-width: 34rem; padding: 2rem }
p { color: #9aa4b8; margin: 0 0 1rem }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 1rem; letter-spacing: -0.02em }
a { color: #ffb45e }
`
const policy = bareHtmlPolicy(style)

/** A page without scripts or files of the build. `title` and `reason` are inserted as HTML, so they must never be input. */
export function errorPage(status: number, title: string, reason: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="dark">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<p>${status}</p>
<h1>${title}</h1>
${reason ? `<p>${reason}</p>\n` : ''}<p><a href="/">Go to the home page</a></p>
</main>
</body>
</html>
`
}
