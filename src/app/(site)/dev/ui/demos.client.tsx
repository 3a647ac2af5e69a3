'use client'

import { useState } from 'react'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'

const kinds = ['headed', 'bare', 'long'] as const

export function DialogDemo({ theme }: { theme: string }) {
  const [shown, setShown] = useState<(typeof kinds)[number]>()
  return (
    <div className="flex flex-wrap gap-3">
      {kinds.map((kind) => (
        <span key={kind}>
          <Button
            variant="secondary"
            size="sm"
            data-dialog={`${theme}-${kind}`}
            onClick={() => setShown(kind)}
          >
            {kind}
          </Button>
          <Dialog
            open={shown === kind}
            onClose={() => setShown(undefined)}
            label="Subscribe to releases"
            bare={kind === 'bare'}
          >
            <div className={kind === 'bare' ? 'p-6' : ''}>
              <p className="mb-4 pr-8 text-muted">
                One mail per router release, with the changes and how to upgrade.
              </p>
              <form method="dialog" className="flex gap-3">
                <input
                  aria-label="Email"
                  type="email"
                  className="h-10 min-w-0 grow rounded-[10px] border border-line-strong bg-ground px-3"
                />
                <Button type="submit">Subscribe</Button>
              </form>
              {kind === 'long' && (
                <p className="mt-6 h-[1400px] text-muted">A long text scrolls inside the dialog.</p>
              )}
            </div>
          </Dialog>
        </span>
      ))}
    </div>
  )
}

export function LoadingDemo() {
  const [loading, setLoading] = useState(false)
  const [labeled, setLabeled] = useState(false)
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" loading={loading} onClick={() => start(setLoading)}>
        Keeps its width
      </Button>
      <Button
        variant="secondary"
        loading={labeled}
        loadingLabel="Checking the schema…"
        onClick={() => start(setLabeled)}
      >
        Names its action
      </Button>
    </div>
  )
}

function start(set: (loading: boolean) => void) {
  set(true)
  setTimeout(() => set(false), 2000)
}
