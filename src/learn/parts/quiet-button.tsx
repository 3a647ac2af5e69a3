import type { ComponentProps } from 'react'

/** A button that looks like a link. */
export function QuietButton(props: ComponentProps<'button'>) {
  const quiet = 'cursor-pointer text-muted underline underline-offset-4 pointer-coarse:py-3 hover:text-text'
  return <button type="button" className={quiet} {...props} />
}
