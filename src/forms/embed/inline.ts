import { whenNearViewport } from '@/lib/prefetch-margin'
import { make } from './dom'
import { createFrame, type Frame } from './frame'
import { createFullScreen, fillsScreen } from './full-screen'
import { cssLength, type InlineOptions, type Widget } from './options'

/** The form takes the focus this long after it is ready (form contract). */
const autoFocusMs = 1000

/** A form in the page. On a phone it fills the screen once it is begun, unless `inlineOnMobile`. */
export function createInline(formId: string, options: InlineOptions): Widget {
  const { container, width, height, autoResize } = options
  const onPhone = !options.inlineOnMobile && (options.forceTouch || fillsScreen())
  const root = make('div', { class: 'embed-inline' })
  if (width !== undefined) root.style.width = cssLength(width)
  if (height !== undefined) root.style.height = cssLength(height)
  const heightBefore = container.style.height
  const cover = onPhone ? createFullScreen(root, options, leave) : undefined
  let frame: Frame | undefined
  let focusing: ReturnType<typeof setTimeout> | undefined

  function open() {
    if (frame) return
    frame = createFrame({
      kind: 'inline',
      formId,
      options,
      fillsScreen: onPhone,
      on: {
        ready() {
          if (options.autoFocus) focusing = setTimeout(() => frame?.focus(), autoFocusMs)
        },
        height(pixels) {
          if (autoResize && !onPhone) container.style.height = `${within(pixels, autoResize)}px`
        },
        welcomeHidden: cover?.enter,
        theme: cover?.paint,
        close: cover?.leave,
      },
    })
    root.append(frame.element)
  }

  function drop() {
    clearTimeout(focusing)
    frame?.destroy()
    frame = undefined
  }

  /** Closing the form on a phone shows its first screen again, or with `keepSession` where the visitor was. */
  function leave() {
    if (!options.keepSession) {
      drop()
      open()
    }
    options.onClose?.()
  }

  container.append(root)
  const stopWaiting = options.lazy ? whenNearViewport(container, open) : () => {}
  if (!options.lazy) open()

  return {
    open,
    close: () => cover?.leave(),
    toggle: open,
    refresh: () => frame?.refresh(),
    focus: () => frame?.focus(),
    destroy() {
      stopWaiting()
      cover?.destroy()
      drop()
      root.remove()
      container.style.height = heightBefore
    },
  }
}

/** A height kept between the smallest and the largest of `min,max`; either may be missing. */
function within(pixels: number, autoResize: boolean | string): number {
  const [min, max] =
    typeof autoResize === 'string' ? autoResize.split(',').map((part) => Number.parseInt(part, 10)) : []
  const atLeast = Math.max(pixels, min || 0)
  return max ? Math.min(atLeast, max) : atLeast
}
