import clsx from 'clsx'
import { Fragment } from 'react'
import { Check, KeyRound, X } from '@/ui/icon'
import { FeatureHero } from '../parts/hero'
import type { FeaturePage } from '../pages'
import { checkboxValue, fields, scopes, type ProtectedField } from './fields'
import styles from './hero.module.css'

/** The text, and on the left a token whose scopes can be switched, with the result for each field. */
export function AuthHero({ page }: { page: FeaturePage }) {
  return (
    <FeatureHero page={page} columns="7/6" mirrored>
      <figure className={clsx(styles.gate, 'lg:order-1')}>
        <fieldset className={styles.token}>
          <legend className="sr-only">Token of the request</legend>
          <p className="flex items-center gap-2.5 font-mono text-caption">
            <KeyRound size={16} className="text-accent" /> Authorization: Bearer …
          </p>
          <div className="flex flex-wrap gap-2">
            <Box name="valid" label="valid token" checked />
            {scopes.map((scope) => (
              <Box key={scope} name={checkboxValue(scope)} label={scope} checked={scope === 'orders:read'} />
            ))}
          </div>
        </fieldset>
        <ul>
          {fields.map((field) => (
            <Field key={field.name} field={field} />
          ))}
        </ul>
        <figcaption className={styles.caption}>
          A token needs one complete combination to read a field. Switch scopes to see the response.
        </figcaption>
      </figure>
    </FeatureHero>
  )
}

function Box({ name, label, checked }: { name: string; label: string; checked: boolean }) {
  return (
    <label className={clsx('over-field', styles.box)}>
      <input type="checkbox" value={name} defaultChecked={checked} autoComplete="off" />
      <span aria-hidden className={styles.tick} />
      {label}
    </label>
  )
}

/** Hidden words say in the Markdown form of the page what colors and states show here. */
function Field({ field: { name, needs, value } }: { field: ProtectedField }) {
  return (
    <li className={clsx(styles.field, styles[name])}>
      <span className="font-mono text-sm">
        {name}
        <span hidden>:</span>
      </span>
      <span className={styles.rule}>
        {needs.length === 0 ? (
          <span className="text-muted">any valid token</span>
        ) : (
          needs.map((combination, index) => (
            <Fragment key={combination.join()}>
              {index > 0 && <span className="text-muted">or</span>}
              <span className={styles.combination}>
                {combination.map((scope, part) => (
                  <Fragment key={scope}>
                    {part > 0 && <span className="text-muted"> and </span>}
                    <span className={styles[`needs-${checkboxValue(scope)}`]}>{scope}</span>
                  </Fragment>
                ))}
              </span>
            </Fragment>
          ))
        )}
      </span>
      <span className={styles.granted}>
        <Check size={15} className="shrink-0 text-success" />
        <span hidden>. With it</span> <code>{value}</code>
      </span>
      <span className={styles.denied}>
        <X size={15} className="shrink-0 text-danger" />
        <span hidden>, else</span> <code>null</code> and an error
      </span>
    </li>
  )
}
