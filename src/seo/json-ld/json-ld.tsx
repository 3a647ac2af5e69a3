import type { Thing, WithContext } from 'schema-dts'

/** Renders structured data. Escapes `<`, so no text inside can end the script element. */
export function JsonLd({ data }: { data: WithContext<Thing> }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serialize(data) }} />
}

/** Serializes a value as JSON for an HTML script element. */
function serialize(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}
