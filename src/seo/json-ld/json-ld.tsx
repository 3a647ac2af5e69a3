import type { Thing } from 'schema-dts'

/** Renders structured data. Escapes `<`, so no text inside can end the script element. */
export function JsonLd({ data }: { data: Exclude<Thing, string> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data })
  const safe = json.replaceAll('<', String.raw`\u003c`)
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: safe }} />
}
