'use client'

import { useEffect, useRef, useState, type DragEvent } from 'react'
import { Button } from '@/ui/button'
import styles from './form.module.css'
import { maxFileBytes, readFile, readText, type Signed } from './read-signed'
import { verify, type Verified } from './verify'
import { VerdictView } from './verdict-view'

/** Takes a file or a link and shows whether this site signed it. Takes the URL that our credentials name as issuer. */
export function VerifyForm({ issuer }: { issuer: string }) {
  const [pasted, setPasted] = useState('')
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<Verified | 'empty' | 'too-large'>()
  const [isOver, setIsOver] = useState(false)
  const files = useRef<HTMLInputElement>(null)
  const latest = useRef(0)

  async function check(signed: Signed) {
    const run = (latest.current += 1)
    setBusy(true)
    const verified = await verify(signed, issuer)
    if (run !== latest.current) return
    setBusy(false)
    setResult(verified)
  }

  async function checkFile(file: File | undefined) {
    if (!file) return
    if (file.size > maxFileBytes) return setResult('too-large')
    await check(readFile(new Uint8Array(await file.arrayBuffer())))
    if (files.current) files.current.value = ''
  }

  // The link of a certificate's page has it after the `#`, which browsers do not send.
  useEffect(() => {
    const open = () => {
      const link = new URLSearchParams(location.hash.slice(1)).get('c')
      if (!link) return
      setPasted(link)
      void check({ text: link })
    }
    open()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `check` reads nothing that changes
  }, [])

  return (
    <div className="noscript:hidden">
      <form
        className={styles.panel}
        onSubmit={(event) => {
          event.preventDefault()
          if (pasted.trim() === '') setResult('empty')
          else void check(readText(pasted))
        }}
      >
        <div
          className={styles.drop}
          data-over={isOver || undefined}
          onDragOver={(event: DragEvent) => {
            event.preventDefault()
            setIsOver(true)
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={(event: DragEvent) => {
            event.preventDefault()
            setIsOver(false)
            void checkFile(event.dataTransfer.files[0])
          }}
        >
          <label htmlFor="certificate-file" className="font-medium">
            The signed file (.jwt) or the picture (.png)
          </label>
          <input
            ref={files}
            id="certificate-file"
            type="file"
            accept=".jwt,.jws,.txt,.json,image/png"
            className={styles.file}
            onChange={(event) => void checkFile(event.target.files?.[0])}
          />
        </div>
        <label htmlFor="certificate-text" className="mt-6 block font-medium">
          Or a link, or the signed text
        </label>
        <textarea
          id="certificate-text"
          className={`${styles.input} ${styles.text}`}
          spellCheck={false}
          autoComplete="off"
          value={pasted}
          onChange={(event) => setPasted(event.target.value)}
        />
        <Button type="submit" size="lg" className="mt-5" loading={busy} loadingLabel="Verifying…">
          Verify
        </Button>
      </form>
      <div role="status" className="mt-6">
        {result && !busy && <VerdictView result={result} />}
      </div>
    </div>
  )
}
