'use client'

import { useState } from 'react'
import { LiveExample } from '@/playground/example/live-example.client'
import { emptyWork } from '@/playground/work'
import type { EditorProps } from './editor-island.client'

/** A case with editors, and what the composer says of its schemas with every change. */
export function Editor({ cases, chosen }: EditorProps) {
  const [works] = useState(() => cases.map(({ subgraphs }) => ({ ...emptyWork, subgraphs })))
  return <LiveExample first={works[chosen] ?? emptyWork} shows="problems" />
}
