'use client'

import type { ReactNode } from 'react'
import { allowed, type PathRule } from '@/lib/path-rules'
import { usePath } from './use-path.client'

type Props = { rule: PathRule; children: ReactNode; otherwise?: ReactNode }

/** Shows its children on the pages a rule allows, and `otherwise` on others. Works without script, because pages are prerendered. */
export function PathGate({ rule, children, otherwise = null }: Props) {
  return allowed(usePath(), rule) ? children : otherwise
}
