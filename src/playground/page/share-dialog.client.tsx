'use client'

import { useEffect, useState } from 'react'
import { copyText } from '@/lib/copy-text'
import { download } from '@/lib/download'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'
import { Download } from '@/ui/icon'
import { encodeWork, maxLinkLength } from '../share-link'
import type { Work } from '../work'
import { workFile } from './files'

type Props = { work: Work; onClose: () => void }

/** A link that holds the work, and files to save. */
export function ShareDialog({ work, onClose }: Props) {
  const [link, setLink] = useState('')
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    void encodeWork(work).then((fragment) => setLink(`${location.origin}${location.pathname}#${fragment}`))
  }, [work])

  const file = workFile(work)
  const files = [
    { ...file, label: `${file.name}, everything` },
    ...work.subgraphs.map(({ name, sdl }) => ({
      name: `${name}.graphql`,
      text: sdl,
      label: `${name}.graphql`,
    })),
  ]

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
          <div className="flex flex-wrap gap-3">
            <input
              readOnly
              aria-label="Link to this work"
              value={link}
              onFocus={(event) => event.target.select()}
              className="min-h-10 min-w-0 flex-1 rounded-lg border border-line-strong bg-ground px-3 font-mono text-caption"
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
          {files.map(({ name, text, label }) => (
            <li key={name}>
              <Button size="sm" variant="secondary" onClick={() => download(name, text)}>
                <Download size={15} />
                {label}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </Dialog>
  )
}
