import type { ReactNode } from 'react'
import { SmartLink } from '@/ui/link'

export function QuickLinks({ children }: { children: ReactNode }) {
  return <ul className="not-prose my-8 grid list-none gap-4 p-0 sm:grid-cols-2">{children}</ul>
}

type Props = { title: string; description?: string; href: string }

export function QuickLink({ title, description, href }: Props) {
  return (
    <li className="relative rounded-card border border-line bg-raised p-5 transition-colors hover:border-line-strong">
      <SmartLink href={href} className="font-semibold after:absolute after:inset-0">
        {title}
      </SmartLink>
      {description && <p className="mt-1 text-sm text-muted">{description}</p>}
    </li>
  )
}
