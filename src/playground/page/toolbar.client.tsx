'use client'

import { useRef, useState } from 'react'
import { Button } from '@/ui/button'
import { Share2 } from '@/ui/icon'
import { emptyWork, type Work } from '../work'
import { acceptedFiles } from './files'
import { SavedDialog } from './saved-dialog.client'
import { ShareDialog } from './share-dialog.client'
import { addSubgraph } from './state/edits'
import type { Saved } from './state/saved-works'
import styles from './workbench.module.css'

type Props = {
  work: Work
  canUndo: boolean
  canRedo: boolean
  undo: () => void
  redo: () => void
  reset: () => void
  open: (work: Work, saved?: Saved) => void
  onFiles: (files: File[]) => void
}

/** What can be done with the work as a whole. */
export function Toolbar({ work, canUndo, canRedo, undo, redo, reset, open, onFiles }: Props) {
  const files = useRef<HTMLInputElement>(null)
  const [dialog, setDialog] = useState<'share' | 'saved'>()
  const plain = { size: 'sm', variant: 'ghost' } as const
  return (
    <div role="toolbar" aria-label="Work" className={styles.toolbar}>
      <Button {...plain} disabled={!canUndo} onClick={undo}>
        Undo
      </Button>
      <Button {...plain} disabled={!canRedo} onClick={redo}>
        Redo
      </Button>
      <Button {...plain} onClick={reset}>
        Reset
      </Button>
      <Button {...plain} onClick={() => open(addSubgraph(emptyWork).work)}>
        New
      </Button>
      <Button {...plain} onClick={() => files.current?.click()}>
        Open<span className={styles.more}> files</span>
      </Button>
      <input
        ref={files}
        type="file"
        multiple
        hidden
        accept={acceptedFiles}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <Button {...plain} onClick={() => setDialog('saved')}>
        Saved<span className={styles.more}> work</span>
      </Button>
      <Button size="sm" variant="secondary" onClick={() => setDialog('share')}>
        <Share2 size={15} />
        Share<span className={styles.more}> or export</span>
      </Button>
      {/* Mounted with each opening, so that they show the work as it is then. */}
      {dialog === 'share' && <ShareDialog work={work} onClose={() => setDialog(undefined)} />}
      {dialog === 'saved' && <SavedDialog onOpen={open} onClose={() => setDialog(undefined)} />}
    </div>
  )
}
