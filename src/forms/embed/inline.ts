import { whenNearViewport } from '@/lib/prefetch-margin'
import { make } from './dom'
import { createFrame, type Frame } from './frame'
import { coverWindow, createFullScreen, fillsScreen } from './full-screen'
import { cssLength, type InlineOptions, type Widget } from './options'

/** Delay between `form-ready` and moving the focus into the form. */
const autoFocusDelayMs = 1000

/** Creates a form in the page. On a phone it fills the screen once started, unless `inlineOnMobile` is set. */
export function createInline(formId: string, options: InlineOptions): Widget {
  const { container, width, height, autoResize } = options
  const onPhone = !options.inlineOnMobile && !options.fullScreen && (options.forceTouch || fillsScreen())
  const root = make('div', { class: 'embed-inline' })
  if (width !== undefined) root.style.width = cssLength(width)
  if (height !== undefined) root.style.height = cssLength(height)
  const heightBefore = container.style.height
  const uncover = options.fullScreen ? coverWindow(container) : () => {}
  const fullScreen = onPhone ? createFullScreen(root, options, onLeave) : undefined
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
          if (options.autoFocus) focusing = setTimeout(() => frame?.focus(), autoFocusDelayMs)
        },
        height(pixels) {
          if (autoResize && !onPhone) container.style.height = `${clampHeight(pixels, autoResize)}px`
        },
        welcomeHidden: fullScreen?.enter,
        theme: fullScreen?.applyTheme,
        close: fullScreen?.leave,
      },
    })
    root.append(frame.element)
  }

  function removeFrame() {
    clearTimeout(focusing)
    frame?.destroy()
    frame = undefined
  }

  /** After closing on a phone, shows the first screen again, or with `keepSession` the current one. */
  function onLeave() {
    if (!options.keepSession) {
      removeFrame()
      open()
    }
    options.onClose?.()
  }

  container.append(root)
  const stopWaiting = options.lazy ? whenNearViewport(container, open) : () => {}
  if (!options.lazy) open()

  return {
    open,
    close: () => fullScreen?.leave(),
    toggle: open,
    refresh: () => frame?.refresh(),
    focus: () => frame?.focus(),
    destroy() {
      stopWaiting()
      fullScreen?.destroy()
      removeFrame()
      uncover()
      root.remove()
      container.style.height = heightBefore
    },
  }
}

/** Limits a height to the text `min,max`, in which either may be missing. */
function clampHeight(pixels: number, autoResize: boolean | string): number {
  const [min, max] =
    typeof autoResize === 'string' ? autoResize.split(',').map((part) => Number.parseInt(part, 10)) : []
  const atLeast = Math.max(pixels, min || 0)
  return max ? Math.min(atLeast, max) : atLeast
}
