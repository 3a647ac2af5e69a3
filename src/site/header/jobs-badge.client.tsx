'use client'

import { useEffect, useState } from 'react'

let asked: Promise<number> | undefined

/**
 * Number of open positions, once loaded and above 0 (docs/contracts/site-chrome.md#jobs-badge). Fetched once
 * per page load.
 */
export function JobsBadge() {
  const [count, setCount] = useState(0)

  useEffect(() => {
    let gone = false
    asked ??= fetchCount()
    void asked.then((number) => gone || setCount(number))
    return () => {
      gone = true
    }
  }, [])

  if (count <= 0) return null
  return (
    <span className="jobs-badge">
      {count}
      <span className="sr-only"> open positions</span>
    </span>
  )
}

/* Without a response there is no badge (docs/contracts/site-chrome.md#jobs-badge). */
async function fetchCount(): Promise<number> {
  try {
    const response = await fetch('/api/get-jobs-count')
    const { jobPostingCount } = (await response.json()) as { jobPostingCount?: unknown }
    return typeof jobPostingCount === 'number' ? jobPostingCount : 0
  } catch {
    return 0
  }
}
