'use client'

import { formatDate } from '@/lib/dates'
import { useEffect, useRef, useState, type DragEvent } from 'react'
import { BadgeCheck, X } from '@/ui/icon'
import { issuedOn } from './issued-on'
import { problems } from './problems'
import { Button } from '@/ui/button'
import { maxFileBytes, readFile, readText, type Signed } from './read-signed'
import { verify, type Verified } from './verify'

const box = 'rounded-card border border-l-4 border-line bg-raised px-6 py-5'

const notices = {
  unreachable: 'Our keys could not be loaded, so nothing was verified. Check your connection and try again.',
  empty: 'Choose a file, or paste a link or the signed text first.',
  'too-large': 'This file is larger than 4 MB. Certificates and their pictures are much smaller.',
}

/** Says whether a certificate is valid and what it says, or why it is not. */
function VerdictView({ result }: { result: Verified | 'empty' | 'too-large' }) {
  if (typeof result === 'string') return <p className={`${box} border-l-danger`}>{notices[result]}</p>
  const { verdict, by } = result
  if (!verdict.valid)
    return (
      <div className={`${box} border-l-danger`}>
        <h2 className="flex items-center gap-2 text-xl font-semibold">
          <X size={22} className="text-danger" />
          Not valid
        </h2>
        <p className="mt-2">{problems[verdict.problem]}</p>
      </div>
    )
  const { id, name, title, issued } = verdict.certificate
  return (
    <div className={`${box} border-l-success`}>
      <h2 className="flex items-center gap-2 text-xl font-semibold">
        <BadgeCheck size={22} className="text-success" />
        Valid
      </h2>
      <p className="mt-2">
        {by === 'browser'
          ? 'Your browser verified the signature with our public key.'
          : 'Our server verified the signature, because your browser cannot do it on this page.'}
      </p>
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 [&>dd]:wrap-anywhere [&>dt]:text-muted">
        <dt>Name</dt>
        <dd dir="auto" className="font-semibold">
          {name}
        </dd>
        <dt>Course</dt>
        <dd>{title}</dd>
        <dt>Signed on</dt>
        <dd>{formatDate(issuedOn(issued))}</dd>
        <dt>Certificate</dt>
        <dd className="font-mono text-sm">{id}</dd>
        <dt>Key</dt>
        <dd className="font-mono text-sm">{verdict.key}</dd>
      </dl>
    </div>
  )
}

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
        className="rounded-2xl border border-line bg-raised p-[clamp(20px,4vw,32px)]"
        onSubmit={(event) => {
          event.preventDefault()
          if (pasted.trim() === '') setResult('empty')
          else void check(readText(pasted))
        }}
      >
        <div
          className="rounded-card border border-dashed border-line-strong p-5 data-over:border-cool data-over:bg-cool/8"
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
            className="field-input mt-2.5"
            onChange={(event) => void checkFile(event.target.files?.[0])}
          />
        </div>
        <label htmlFor="certificate-text" className="mt-6 block font-medium">
          Or a link, or the signed text
        </label>
        <textarea
          id="certificate-text"
          className="field-input field-sizing-fixed min-h-30 font-mono"
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
