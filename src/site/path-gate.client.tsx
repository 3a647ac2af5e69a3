'use client'

import type { ReactNode } from 'react'
import { allowed, type PathRule } from './paths'
import { usePath } from './use-path.client'

type Props = { rule: PathRule; children: ReactNode; otherwise?: ReactNode }

/** Shows its children on the pages a rule allows. Pages are prerendered, so each comes with the right half. */
export function PathGate({ rule, children, otherwise = null }: Props) {
  return allowed(usePath(), rule) ? children : otherwise
}
