'use client'

import { useRef, useState, useEffect } from 'react'
import { download } from '@/lib/download'
import { Dialog } from '@/ui/dialog.client'
import { Button } from '@/ui/button'
import type { Comparison, Result, Subgraph } from '../engine/messages'
import { Changes, changesText } from '../view/comparison-report'
import { Download } from '@/ui/icon'
import type { Work } from '../work'
import { acceptedFiles, workFile } from './files'
import { ToolRow } from './panes'
import { browserStorage, type Saved, deleteSaved, listSaved, renameSaved } from './state/saved-works'
import type { useWork } from './state/use-work.client'
import { copyText } from '@/lib/copy-text'
import { encodeWork, maxLinkLength } from '../share-link'

type SavedDialogProps = {
  work: Work
  onOpen: (work: Work, saved: Saved) => void
  /** Compares the API schema of subgraphs with that of the work on the page. */
  onCompare: (before: Subgraph[]) => Promise<Result<Comparison>> | undefined
  onClose: () => void
}

/** The works that this browser keeps, to name, compare, open, or delete. */
function SavedDialog({ work, onOpen, onCompare, onClose }: SavedDialogProps) {
  const store = browserStorage()
  const [saved, setSaved] = useState(() => (store ? listSaved(store) : []))
  const [report, setReport] = useState<{ name: string; result: Result<Comparison> }>()
  async function compare(name: string, subgraphs: Subgraph[]) {
    const result = await onCompare(subgraphs)
    if (result) setReport({ name, result })
  }
  function remove(removed: string) {
    if (store) deleteSaved(store, removed)
    setSaved(saved.filter(({ id }) => id !== removed))
  }
  return (
    <Dialog open onClose={onClose} label="Saved work">
      <p className="text-body-sm text-muted">
        This browser keeps your last twenty projects and saves each change as you make it. It sends them
        nowhere. {saved.length > 0 ? compareHint : 'Nothing is saved yet.'}
      </p>
      {report && <Report {...report} />}
      <ul className="mt-4 divide-y divide-line border-y border-line empty:hidden">
        {saved.map((item) => {
          const subgraphs = item.work.subgraphs.map((subgraph) => subgraph.name).join(', ') || 'no subgraphs'
          const name = item.name ?? subgraphs
          const isShown = JSON.stringify(item.work) === JSON.stringify(work)
          const open = () => {
            onOpen(item.work, item)
            onClose()
          }
          return (
            <li key={item.id} className="flex flex-wrap items-center gap-2 py-2">
              <span className="min-w-full flex-1 sm:min-w-40">
                <input
                  aria-label={`Name of ${name}`}
                  defaultValue={item.name}
                  placeholder={subgraphs}
                  className="w-full rounded-md border border-transparent bg-transparent py-0.5 font-mono text-caption text-ellipsis placeholder:text-text hover:border-line-field focus:border-line-field pointer-coarse:min-h-11"
                  onChange={({ target }) => store && renameSaved(store, item.id, target.value)}
                />
                <span className="block text-caption text-muted">
                  {new Date(item.savedAt).toLocaleString('en-US')}
                  {isShown && <span className="text-success"> · open now</span>}
                </span>
              </span>
              <Button
                size="sm"
                variant="ghost"
                hidden={isShown}
                aria-label={`Compare with ${name}`}
                onClick={() => void compare(name, item.work.subgraphs)}
              >
                Compare
              </Button>
              <Button size="sm" variant="secondary" aria-label={`Open ${name}`} onClick={open}>
                Open
              </Button>
              <Button size="sm" variant="ghost" aria-label={`Delete ${name}`} onClick={() => remove(item.id)}>
                Delete
              </Button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}

const compareHint =
  'To compare two versions of a graph, press New, paste one of them, and compare it with the other.'

/** What changed for clients since a saved work. */
function Report({ name, result }: { name: string; result: Result<Comparison> }) {
  const changes = result.ok ? result.value.changes : []
  return (
    <section aria-label="Comparison" aria-live="polite" className="mt-4 border-t border-line pt-3">
      <h3 className="text-sm font-semibold">
        {result.ok && changes.length === 0 ? 'No change' : 'Changes'} for clients since {name}
      </h3>
      {!result.ok && <p className="mt-2 text-body-sm text-danger">{result.failure.message}</p>}
      <ul className="mt-3 grid gap-4">
        <Changes changes={changes} withoutClients />
      </ul>
      {result.ok && (
        <Button
          size="sm"
          variant="secondary"
          className="mt-4"
          onClick={() => download('changes.txt', changesText(changes))}
        >
          <Download size={15} />
          Download the report
        </Button>
      )}
    </section>
  )
}

type Props = Pick<ReturnType<typeof useWork>, 'work' | 'canUndo' | 'canRedo' | 'undo' | 'redo' | 'reset'> & {
  onNew: () => void
  open: (work: Work, saved?: Saved) => void
  onFiles: (files: File[]) => void
  onCompare: SavedDialogProps['onCompare']
}

/** What can be done with the work as a whole. */
export function Toolbar(props: Props) {
  const { work, canUndo, canRedo, undo, redo, reset, onNew, open, onFiles, onCompare } = props
  const files = useRef<HTMLInputElement>(null)
  const [dialog, setDialog] = useState<'share' | 'saved'>()
  return (
    <ToolRow
      actions={{
        Undo: canUndo ? undo : undefined,
        Redo: canRedo ? redo : undefined,
        Reset: reset,
        New: onNew,
        Open: () => files.current?.click(),
        Saved: () => setDialog('saved'),
        Share: () => setDialog('share'),
      }}
    >
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
      {/* Mounted with each opening, so that they show the work as it is then. */}
      {dialog === 'share' && <ShareDialog work={work} onClose={() => setDialog(undefined)} />}
      {dialog === 'saved' && (
        <SavedDialog work={work} onOpen={open} onCompare={onCompare} onClose={() => setDialog(undefined)} />
      )}
    </ToolRow>
  )
}

/** A link that holds the work, and files to save. */
function ShareDialog({ work, onClose }: { work: Work; onClose: () => void }) {
  const [link, setLink] = useState('')
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    void encodeWork(work).then((fragment) => setLink(`${location.origin}${location.pathname}#${fragment}`))
  }, [work])

  const file = workFile(work)
  const schemas = work.subgraphs.map(({ name, sdl }) => ({ name: `${name}.graphql`, text: sdl }))

  return (
    <Dialog open onClose={onClose} label="Share or export">
      <section aria-label="Link" className="grid gap-3">
        <p className="text-body-sm text-muted">
          The link holds the schemas, the query, the data and the latencies. Browsers do not send what stands
          after the #, so the work stays between you and whom you give the link.
        </p>
        {link.length > maxLinkLength ? (
          <p role="status" className="text-body-sm text-amber">
            This work makes a link of {link.length.toLocaleString('en-US')} characters, which chat and mail
            programs may cut. Send the file {file.name} instead: it opens by dropping it on the page.
          </p>
        ) : (
          <div className="flex flex-wrap gap-3 max-sm:[&>.button]:grow">
            <input
              readOnly
              aria-label="Link to this work"
              value={link}
              onFocus={(event) => event.target.select()}
              className="min-h-10 min-w-0 flex-[1_1_15rem] rounded-lg border border-line-strong bg-ground px-3 font-mono text-caption"
            />
            <Button disabled={link === ''} onClick={async () => setCopied(await copyText(link))}>
              {copied ? 'Copied' : 'Copy link'}
            </Button>
            <span role="status" className="sr-only">
              {copied && 'The link was copied.'}
            </span>
          </div>
        )}
      </section>
      <section aria-label="Files" className="mt-6 border-t border-line pt-4">
        <h3 className="text-sm font-semibold">Files</h3>
        <ul className="mt-2 flex flex-wrap gap-2">
          {[file, ...schemas].map(({ name, text }) => (
            <li key={name}>
              <Button size="sm" variant="secondary" onClick={() => download(name, text)}>
                <Download size={15} />
                {name === file.name ? `${name}, everything` : name}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </Dialog>
  )
}
