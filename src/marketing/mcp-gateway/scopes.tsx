import { SmartLink } from '@/ui/link'

const fields = [
  ['trains', '[["timetable:read"]]'],
  ['fare', '[["fares:read"], ["staff"]]'],
] as const

/** How a tool's scopes are derived from the fields it selects. */
export function Scopes() {
  return (
    <figure className="mt-16 grid grid-cols-1 gap-x-16 gap-y-8 rounded-card border border-line bg-raised p-6 md:p-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <figcaption>
        <h3 className="text-2xl leading-snug font-semibold tracking-tight">
          The gateway reads scopes from your schema
        </h3>
        <p className="mt-3 text-body-sm leading-relaxed text-muted">
          When it loads an operation, the gateway collects every{' '}
          <code className="font-mono text-sm text-text">@requiresScopes</code> of the selected fields. Scopes
          in an inner list are all required; outer lists are alternatives. Read more about{' '}
          <SmartLink
            href="/cosmo/features/auth"
            className="text-text underline decoration-line-strong underline-offset-4"
          >
            field-level authorization
          </SmartLink>
          .
        </p>
      </figcaption>
      <div className="self-center font-mono text-caption leading-7 wrap-break-word">
        <dl>
          {fields.map(([field, scopes]) => (
            <div key={field} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-1.5">
              <dt className="text-cool">{field}</dt>
              <dd className="min-w-0 text-muted">{scopes}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-muted">execute_operation_next_trains needs</p>
        <p>
          timetable:read <span className="text-accent">and</span> fares:read
        </p>
        <p>
          <span className="text-accent">or</span> timetable:read <span className="text-accent">and</span>{' '}
          staff
        </p>
      </div>
    </figure>
  )
}
