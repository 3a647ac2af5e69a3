import type { ComponentProps } from 'react'
import type { MemberVisit } from './types'

/** Name of the field with the token of the session. */
export const tokenField = '_token'

/** What readers may change as well: their own passkeys and sessions. */
const ownPath = /^\/desk\/(?:account|sign-out)/

/** A form that changes something: a post to `action` with the token of the session. Readers get only those about themselves. */
export function PostForm({
  visit,
  children,
  ...props
}: { visit: Pick<MemberVisit, 'token' | 'member'>; action: string } & Omit<
  ComponentProps<'form'>,
  'action'
>) {
  if (visit.member.role === 'reader' && !ownPath.test(props.action)) return null
  return (
    <form method="post" {...props}>
      <input type="hidden" name={tokenField} value={visit.token} />
      {children}
    </form>
  )
}
