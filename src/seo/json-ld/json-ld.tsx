import type { Thing, WithContext } from 'schema-dts'

/** Structured data of a page. `<` is escaped, so that no text inside can end the element. */
export function JsonLd({ data }: { data: WithContext<Thing> }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serialize(data) }} />
}

/** A value as JSON that may stand inside an HTML script element. */
function serialize(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}
