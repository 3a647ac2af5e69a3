type Attributes = Record<string, string | undefined>

/** Creates an element with attributes and children, except undefined ones. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: (Node | string | undefined)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  setAttributes(element, attributes)
  element.append(...children.filter((child) => child !== undefined))
  return element
}

function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(name, value)
  }
}

const shapes = {
  cross: 'M6 6 18 18M18 6 6 18',
  bubble:
    'M5 4.5h14a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-6.5L8 20.5v-4H5A1.5 1.5 0 0 1 3.5 15V6A1.5 1.5 0 0 1 5 4.5ZM8 10.5h.01M12 10.5h.01M16 10.5h.01',
}

/** Creates a button with a cross, which closes what `label` says. */
export function makeCloseButton(label = 'Close', look = ''): HTMLButtonElement {
  const button = make('button', { type: 'button', 'aria-label': label }, icon('cross', 'size-5'))
  button.className = `grid size-9 flex-none cursor-pointer place-items-center rounded-lg transition-colors hover:bg-current/12 ${look}`
  return button
}

/** Creates an icon in the text color, hidden from screen readers. */
export function icon(name: keyof typeof shapes, size = 'size-6'): SVGSVGElement {
  const space = 'http://www.w3.org/2000/svg'
  const svg = document.createElementNS(space, 'svg')
  const path = document.createElementNS(space, 'path')
  setAttributes(svg, {
    'aria-hidden': 'true',
    class: `${size} fill-none stroke-current stroke-[1.75]`,
    'stroke-linecap': 'round',
    viewBox: '0 0 24 24',
  })
  path.setAttribute('d', shapes[name])
  svg.append(path)
  return svg
}
