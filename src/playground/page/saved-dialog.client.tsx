'use client'

import { useState } from 'react'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'
import type { Work } from '../work'
import { browserStorage } from './state/browser-storage'
import { deleteSaved, listSaved, type Saved } from './state/saved-works'

type Props = { onOpen: (work: Work, saved: Saved) => void; onClose: () => void }

/** The works that this browser keeps, to open or delete. */
export function SavedDialog({ onOpen, onClose }: Props) {
  const store = browserStorage('localStorage')
  const [saved, setSaved] = useState(() => (store ? listSaved(store) : []))
  return (
    <Dialog open onClose={onClose} label="Saved work">
      <p className="text-body-sm text-muted">
        This browser keeps your last twenty projects and saves each change as you make it. It sends them
        nowhere.
      </p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {saved.map((item) => {
          const name = item.work.subgraphs.map((subgraph) => subgraph.name).join(', ') || 'no subgraphs'
          return (
            <li key={item.id} className="flex items-center gap-2 py-2">
              <span className="min-w-0 flex-1">
                <span className="block truncate font-mono text-caption">{name}</span>
                <span className="block text-xs text-muted">
                  {new Date(item.savedAt).toLocaleString('en-US')}
                </span>
              </span>
              <Button
                size="sm"
                variant="secondary"
                aria-label={`Open ${name}`}
                onClick={() => {
                  onOpen(item.work, item)
                  onClose()
                }}
              >
                Open
              </Button>
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Delete ${name}`}
                onClick={() => {
                  if (store) deleteSaved(store, item.id)
                  setSaved(saved.filter(({ id }) => id !== item.id))
                }}
              >
                Delete
              </Button>
            </li>
          )
        })}
        {saved.length === 0 && <li className="py-3 text-body-sm text-muted">Nothing is saved yet.</li>}
      </ul>
    </Dialog>
  )
}
