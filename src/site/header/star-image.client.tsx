'use client'

import { useCallback, useState, type ComponentPropsWithoutRef } from 'react'

/** The picture of the stars; nothing when it does not load, so that the badge leaves no blank. */
export function StarImage(image: ComponentPropsWithoutRef<'img'>) {
  const [failed, setFailed] = useState(false)
  // It may have failed before hydration, and then there is no event.
  const check = useCallback((element: HTMLImageElement | null) => {
    if (element?.complete && element.naturalWidth === 0) setFailed(true)
  }, [])
  return failed ? null : <img ref={check} {...image} alt="" onError={() => setFailed(true)} />
}
