import type { Composition } from '@/playground/engine/messages'
import { GraphqlCode } from '@/playground/view/graphql-code'

/** The schema of an audience, or why nothing is left of it. */
export function ContractResult({ composition }: { composition: Composition }) {
  if (composition.composes) return <GraphqlCode code={composition.apiSdl} label="Schema of the audience" />
  return (
    <ul aria-label="Problems" className="grid gap-3 p-4 text-body-sm">
      {composition.problems.map(({ code, message }) => (
        <li key={message} className="border-l-2 border-danger pl-4">
          <code className="font-mono text-caption text-danger">{code}</code>
          <span className="block">{message}</span>
        </li>
      ))}
    </ul>
  )
}
