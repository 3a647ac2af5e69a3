'use client'

import { useState } from 'react'
import { Button } from '@/ui/button'
import type { ThreadView } from '../contract'
import { fetchThread } from './api'

type Props = { path: string; before: string; onLoaded: (page: ThreadView) => void }

/** A button that loads the page of comments before a place in the conversation. */
export function OlderComments({ path, before, onLoaded }: Props) {
  const [isLoading, setLoading] = useState(false)
  const [problem, setProblem] = useState('')

  async function load() {
    if (isLoading) return
    setLoading(true)
    setProblem('')
    const result = await fetchThread(path, before)
    setLoading(false)
    if ('body' in result) onLoaded(result.body)
    else setProblem(result.error)
  }

  return (
    <div className="comments-send">
      <Button
        variant="secondary"
        size="sm"
        loading={isLoading}
        loadingLabel="Loading…"
        onClick={() => void load()}
      >
        Older comments
      </Button>
      <p role="alert" className="comments-error">
        {problem}
      </p>
    </div>
  )
}
