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
    asked ??= fetchCount()
    void asked.then(setCount)
  }, [])

  if (count <= 0) return null
  // Out of the flow in the header, so that nothing shifts when the number loads.
  return (
    <span className="jobs-badge inline-flex h-[18px] min-w-[18px] items-center justify-center rounded-full bg-[color-mix(in_srgb,var(--cool)_18%,var(--raised))] px-[5px] text-caption leading-none font-semibold text-cool tabular-nums in-[.nav-item]:absolute in-[.nav-item]:left-[calc(100%-3px)]">
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
