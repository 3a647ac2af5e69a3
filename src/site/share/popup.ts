export type Size = { width: number; height: number }

/** Popup sizes in CSS pixels (docs/contracts/blog.md#sharing). */
export const popupSizes = {
  twitter: { width: 550, height: 400 },
  linkedin: { width: 750, height: 600 },
  reddit: { width: 660, height: 460 },
} as const satisfies Record<string, Size>

/** Position and size of the browser window on the screen, in CSS pixels. */
type WindowRect = { screenX: number; screenY: number; outerWidth: number; outerHeight: number }

/** The `window.open` features of a popup, centered on the browser window. */
export function popupFeatures({ width, height }: Size, rect: WindowRect): string {
  const left = Math.round(rect.screenX + (rect.outerWidth - width) / 2)
  const top = Math.round(rect.screenY + (rect.outerHeight - height) / 2)
  return `popup=yes,width=${width},height=${height},left=${left},top=${top},scrollbars=yes,resizable=no`
}

/**
 * Opens a share page in a popup, or in this window when the browser blocks popups. Awaits `before` first; when that
 * rejects, opens nothing and passes the error on.
 */
export async function openSharePopup(
  href: string,
  size: Size,
  before?: () => void | Promise<void>,
): Promise<void> {
  await before?.()
  const popup = window.open(href, 'share', popupFeatures(size, window))
  if (!popup) {
    window.location.assign(href)
    return
  }
  // Cut the link back by hand: with `noopener`, `window.open` returns null and a blocked popup can't be detected.
  popup.opener = null
  popup.focus()
}
