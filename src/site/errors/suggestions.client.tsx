'use client'

import { useEffect, useState } from 'react'
import { isListOf, isShape, isString } from '@/lib/guards'
import type { Address } from '@/lib/nearest'

const isAddresses = isListOf(isShape<Address>({ path: isString, title: isString }))

/**
 * Existing addresses similar to the one that was not found. The page is static and does not know the path, so the browser
 * fetches the list of addresses and compares.
 */
export function Suggestions() {
  const [addresses, setAddresses] = useState<Address[]>([])

  useEffect(() => {
    let gone = false
    async function find() {
      const [{ nearestAddresses }, response] = await Promise.all([
        import('@/lib/nearest'),
        fetch('/addresses.json'),
      ])
      const known: unknown = await response.json()
      if (!response.ok || !isAddresses(known)) return
      const found = nearestAddresses(decodeURI(location.pathname), known)
      if (!gone) setAddresses(found)
    }
    // Suggestions are optional, so ignore errors.
    find().catch(() => undefined)
    return () => {
      gone = true
    }
  }, [])

  if (addresses.length === 0) return null
  return (
    <div role="status" className="mt-8">
      <p className="text-muted">Perhaps you meant</p>
      <ul className="mt-2 space-y-1">
        {addresses.map(({ path, title }) => (
          <li key={path}>
            <a href={path} className="inline-block py-0.5 underline underline-offset-4 hover:text-accent">
              {title}
            </a>{' '}
            <span className="font-mono text-sm text-muted">{path}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
