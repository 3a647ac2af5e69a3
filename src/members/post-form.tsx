import type { ComponentProps } from 'react'
import type { MemberVisit } from './types'

/** Name of the field with the token of the session. */
export const tokenField = '_token'

/** A form that changes something: a post to `action` with the token of the session. */
export function PostForm({
  visit,
  children,
  ...props
}: { visit: Pick<MemberVisit, 'token'>; action: string } & Omit<ComponentProps<'form'>, 'action'>) {
  return (
    <form method="post" {...props}>
      <input type="hidden" name={tokenField} value={visit.token} />
      {children}
    </form>
  )
}
