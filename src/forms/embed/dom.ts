type Attributes = Record<string, string | undefined>

/** Creates an element with attributes, except undefined ones, and children. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  setAttributes(element, attributes)
  element.append(...children)
  return element
}

/** Sets attributes, whose names may be in camel case. Pass untrusted ones through `safeAttributes` first. */
export function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(kebabCase(name), value)
  }
}

/** Removes attributes that would run or load something, for attributes that markup sets on a frame or button. */
export function safeAttributes(attributes: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => !/^(on|src|href|form)/i.test(name)))
}

/** `hideHeaders` as `hide-headers`. */
export function kebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter, at: number) => (at > 0 ? '-' : '') + letter.toLowerCase())
}

const shapes = {
  cross: 'M6 6 18 18M18 6 6 18',
  bubble:
    'M5 4.5h14a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-6.5L8 20.5v-4H5A1.5 1.5 0 0 1 3.5 15V6A1.5 1.5 0 0 1 5 4.5ZM8 10.5h.01M12 10.5h.01M16 10.5h.01',
}

/** Creates an icon in the text color, hidden from screen readers. */
export function icon(name: keyof typeof shapes): SVGSVGElement {
  const space = 'http://www.w3.org/2000/svg'
  const svg = document.createElementNS(space, 'svg')
  const path = document.createElementNS(space, 'path')
  setAttributes(svg, { 'aria-hidden': 'true', class: 'embed-icon' })
  // Not with setAttributes: this SVG attribute is in camel case.
  svg.setAttribute('viewBox', '0 0 24 24')
  path.setAttribute('d', shapes[name])
  svg.append(path)
  return svg
}
