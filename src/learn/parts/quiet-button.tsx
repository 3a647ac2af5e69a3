import type { ComponentProps } from 'react'

/** A button that looks like a link. */
export function QuietButton(props: ComponentProps<'button'>) {
  const className = 'cursor-pointer py-0.5 text-muted underline underline-offset-4 hover:text-text'
  return <button type="button" className={className} {...props} />
}
