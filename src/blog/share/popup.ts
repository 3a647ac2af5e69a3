export type Size = { width: number; height: number }

/** Popup sizes in CSS pixels (docs/contracts/blog.md#sharing): microblog, professional network, forum. */
export const popupSizes = {
  twitter: { width: 550, height: 400 },
  linkedin: { width: 750, height: 600 },
  reddit: { width: 660, height: 460 },
} as const satisfies Record<string, Size>

/** Where the browser window stands on the screen, in CSS pixels. */
type WindowPlace = { screenX: number; screenY: number; outerWidth: number; outerHeight: number }

/** Features of a popup of a size, centred on the browser window. */
export function popupFeatures({ width, height }: Size, place: WindowPlace): string {
  const left = Math.round(place.screenX + (place.outerWidth - width) / 2)
  const top = Math.round(place.screenY + (place.outerHeight - height) / 2)
  return `popup=yes,width=${width},height=${height},left=${left},top=${top},scrollbars=yes,resizable=no`
}

/**
 * Opens a share page in a popup. A hook runs first and is waited for; when it fails, nothing opens. Where the
 * browser refuses popups the page itself goes there.
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
  // `noopener` would hide whether the popup was refused; the foreign page needs no way back all the same.
  popup.opener = null
  popup.focus()
}
