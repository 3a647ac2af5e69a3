import type { Execution } from '../engine/messages'
import { JsonCode, listing } from './json-code'

/** The answer of a run, its errors, and for every null the reason why it is there. */
export function AnswerView({ execution: { data, errors, nulls } }: { execution: Execution }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className={listing}>
        <JsonCode value={errors.length > 0 ? { data, errors } : { data }} label="Answer" />
      </div>
      {nulls.length > 0 && (
        <section aria-label="Why fields are null">
          <h3 className="text-sm font-semibold">Why fields are null</h3>
          <ul className="mt-2 grid gap-2">
            {nulls.map(({ path, explanation }) => (
              <li key={pathText(path)} className="border-l-2 border-amber pl-4 text-caption leading-relaxed">
                <code className="font-mono text-caption text-amber">{pathText(path) || 'data'}</code>
                <span className="block text-muted">{explanation}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** A path in an answer as text, such as `products[0].reviews`. */
export function pathText(path: readonly (string | number)[]): string {
  return path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : index === 0 ? part : `.${part}`))
    .join('')
}
