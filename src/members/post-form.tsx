import type { ComponentProps } from 'react'
import { buttonClass } from '@/ui/button'
import type { MemberVisit } from './types'

/** Name of the field with the token of the session. */
export const tokenField = '_token'

/** What readers may change as well: their own passkeys and sessions. */
const ownPath = /^\/desk\/(?:account|sign-out)/

type Props = Omit<ComponentProps<'form'>, 'action'> & {
  visit: Pick<MemberVisit, 'token' | 'member'>
  action: string
  fields?: Record<string, string | number>
  /** What its button says, unless it has others; `danger` for what cannot be undone. */
  button?: string
  danger?: boolean
}

/** A form that changes something: a post to `action` with the token of the session. Readers get only those about themselves. */
export function PostForm({ visit, fields, button, danger, children, ...props }: Props) {
  if (visit.member.role === 'reader' && !ownPath.test(props.action)) return null
  return (
    <form method="post" {...props}>
      <HiddenFields fields={{ [tokenField]: visit.token, ...fields }} />
      {button && (
        <button className={buttonClass({ variant: 'secondary' }, danger ? 'text-danger' : '')}>
          {button}
        </button>
      )}
      {children}
    </form>
  )
}

type OpenProps = {
  action: string
  passkey?: 'create' | 'get'
  fields: Record<string, unknown>
  button: string
}

/** A form that needs no session. With `passkey` the script of the desk asks the device to create one or to sign in with one. */
export function OpenForm({ action, passkey, fields, button }: OpenProps) {
  return (
    <>
      <form method="post" action={action} data-passkey={passkey}>
        <HiddenFields fields={fields} />
        {passkey && <input type="hidden" name="response" />}
        <button className={buttonClass()}>{button}</button>
        {passkey && <p role="alert" />}
      </form>
      {passkey && (
        <noscript>
          <p>Browsers create and use passkeys only with JavaScript.</p>
        </noscript>
      )}
    </>
  )
}

/** What a form sends besides what is typed, by name. */
export function HiddenFields({ fields }: { fields: Record<string, unknown> }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={String(value)} />
  ))
}
