'use client'

import { useEffect, useEffectEvent, useState } from 'react'

/** Calls back with files that are dropped anywhere on the page. Returns whether files are held above it. */
export function useDroppedFiles(onFiles: (files: File[]) => void): boolean {
  const [above, setAbove] = useState(false)
  const dropped = useEffectEvent(onFiles)

  useEffect(() => {
    function onDrag(event: DragEvent) {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setAbove(event.type === 'dragover')
      if (event.type === 'drop') dropped([...event.dataTransfer.files])
    }
    // Leaving the window has no related target; moving between elements has one.
    const onLeave = (event: DragEvent) => event.relatedTarget === null && setAbove(false)
    addEventListener('dragover', onDrag)
    // Before an editor takes the file as text.
    addEventListener('drop', onDrag, { capture: true })
    addEventListener('dragleave', onLeave)
    return () => {
      removeEventListener('dragover', onDrag)
      removeEventListener('drop', onDrag, { capture: true })
      removeEventListener('dragleave', onLeave)
    }
  }, [])

  return above
}
