import { useEffect, useState } from 'react'
import { encodeWork } from './share-link'
import type { Work } from './work'

/** Encoding is not worth its time between two keystrokes. */
const delayMs = 250

/** The address that opens a work in the playground; without its content where the browser cannot compress. */
export function usePlaygroundHref(work: Work): string {
  const [fragment, setFragment] = useState('')
  useEffect(() => {
    let latest = true
    const timer = setTimeout(() => {
      encodeWork(work).then(
        (encoded) => latest && setFragment(`#${encoded}`),
        () => latest && setFragment(''),
      )
    }, delayMs)
    return () => {
      latest = false
      clearTimeout(timer)
    }
  }, [work])
  return `/playground${fragment}`
}
