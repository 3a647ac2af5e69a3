import type { ReactNode } from 'react'

export type Theme = 'dark' | 'light'

/** One component under its name. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-t border-line py-8 first:border-0 first:pt-0">
      <h2 className="mb-5 font-mono text-xs text-muted">{title}</h2>
      {children}
    </div>
  )
}
