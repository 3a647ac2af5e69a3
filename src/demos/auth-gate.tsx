import clsx from 'clsx'
import { Fragment } from 'react'
import { words } from '@/content/words'
import { Check, KeyRound, X } from '@/ui/icon'
import styles from './auth-gate.module.css'

export const scopes = ['orders:read', 'support', 'billing:read'] as const
export type Scope = (typeof scopes)[number]

type ProtectedField = {
  /** Name of the field and of its class in the style sheet. */
  name: 'id' | 'total' | 'invoice' | 'notes'
  /** Alternatives, each a combination of which every scope is needed; none means a valid token is enough. */
  needs: Scope[][]
  value: string
}

/** Fields of one order. The style sheet implements the same rules, so that the demo works without script. */
export const fields: ProtectedField[] = [
  { name: 'id', needs: [], value: '"o-7"' },
  { name: 'total', needs: [['orders:read']], value: '48.20' },
  { name: 'invoice', needs: [['billing:read'], ['orders:read', 'support']], value: '{ "number": "0117" }' },
  { name: 'notes', needs: [['support']], value: '"asked for a refund"' },
]

/** Checkbox value of a scope, without the colon, which would need escaping in the style sheet. */
export const checkboxValue = (scope: Scope) => scope.replace(':', '-')

/** A token whose scopes can be switched, with the result for each field. */
export function AuthGate() {
  return (
    <figure
      className={clsx(
        styles.gate,
        '@container overflow-hidden rounded-card border border-line-strong bg-raised text-caption shadow-float',
      )}
    >
      <fieldset className="grid min-w-0 gap-3.5 border-b border-line-strong bg-raised-2 px-5.5 pt-4.5 pb-5">
        <legend className="sr-only">Token of the request</legend>
        <p className="flex items-center gap-2.5 font-mono">
          <KeyRound size={16} className="text-accent" /> Authorization: Bearer …
        </p>
        <div className="flex flex-wrap gap-2">
          {scopes.map((scope) => (
            <Box key={scope} name={checkboxValue(scope)} label={scope} checked={scope === 'orders:read'} />
          ))}
        </div>
      </fieldset>
      <ul className="grid">
        {fields.map((field) => (
          <Field key={field.name} field={field} />
        ))}
      </ul>
      <figcaption className="px-5.5 py-3.5 text-pretty text-muted">{words().demos.authGate}</figcaption>
    </figure>
  )
}

function Box({ name, label, checked }: { name: string; label: string; checked: boolean }) {
  return (
    <label className="inline-flex min-h-10 items-center gap-2 rounded-lg border border-line-strong bg-raised py-1 pr-3 pl-2.5 font-mono text-muted has-checked:border-amber has-checked:text-text sm:min-h-8">
      <input type="checkbox" value={name} defaultChecked={checked} autoComplete="off" className="check" />
      {label}
    </label>
  )
}

/** Hidden words say in the Markdown form of the page what colors and states show here. */
function Field({ field: { name, needs, value } }: { field: ProtectedField }) {
  const result =
    'col-start-2 row-start-1 items-center gap-2 justify-self-end @min-[34rem]:col-start-3 @min-[34rem]:justify-self-start'
  return (
    <li
      className={clsx(
        styles[name],
        'grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-b border-line px-5.5 py-3.5 @min-[34rem]:grid-cols-[4rem_minmax(0,1fr)_11.5rem]',
      )}
    >
      <span className="font-mono text-sm">
        {name}
        <span hidden>:</span>
      </span>
      <span className="col-span-full flex flex-wrap items-center gap-x-2 gap-y-1.5 text-muted @min-[34rem]:col-span-1">
        {needs.length === 0 && 'any valid token'}
        {needs.map((combination, index) => (
          <Fragment key={combination.join()}>
            {index > 0 && <span>or</span>}
            <span className="rounded-md border border-line-strong px-2 py-0.5 font-mono">
              {combination.map((scope, part) => (
                <Fragment key={scope}>
                  {part > 0 && ' and '}
                  <span className={clsx('text-text', styles[`needs-${checkboxValue(scope)}`])}>{scope}</span>
                </Fragment>
              ))}
            </span>
          </Fragment>
        ))}
      </span>
      <span className={clsx(result, styles.granted)}>
        <Check size={15} className="text-success" />
        <span hidden>. With it</span> <code className="font-mono wrap-anywhere">{value}</code>
      </span>
      <span className={clsx(result, styles.denied, 'flex text-muted')}>
        <X size={15} className="text-danger" />
        <span hidden>, else</span> <code className="font-mono">null</code> and an error
      </span>
    </li>
  )
}
