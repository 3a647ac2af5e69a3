/** An XML element as text. Undefined attributes and children are left out; children are finished XML. */
export function element(
  name: string,
  attributes: Record<string, string | number | undefined>,
  children?: (string | undefined)[],
): string {
  const attributeText = Object.entries(attributes)
    .flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${escapeXml(String(value))}"`]))
    .join('')
  if (!children) return `<${name}${attributeText}/>`
  return `<${name}${attributeText}>${children.filter((child) => child !== undefined).join('')}</${name}>`
}

/** An element that holds text; undefined when there is none. */
export function textElement(name: string, text: string | undefined, attributes = {}): string | undefined {
  return text === undefined ? undefined : element(name, attributes, [escapeXml(text)])
}

/** Text as it may stand in XML content and attributes; characters that XML cannot hold are dropped. */
export function escapeXml(text: string): string {
  return withoutControls(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** HTML as a CDATA section; an end mark inside is split over two sections. */
export function cdata(html: string): string {
  return `<![CDATA[${withoutControls(html).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}

function withoutControls(text: string): string {
  // oxlint-disable-next-line no-control-regex -- exactly the characters that XML 1.0 forbids
  return text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
}
