export const scopes = ['orders:read', 'support', 'billing:read'] as const
export type Scope = (typeof scopes)[number]

export type ProtectedField = {
  /** Name of the field and of its class in the style sheet. */
  name: 'id' | 'total' | 'invoice' | 'notes'
  /** Alternatives, each a combination of which every scope is needed; none means a valid token is enough. */
  needs: Scope[][]
  value: string
}

/** Fields of one order. The style sheet implements the same rules; a test compares the two. */
export const fields: ProtectedField[] = [
  { name: 'id', needs: [], value: '"o-7"' },
  { name: 'total', needs: [['orders:read']], value: '48.20' },
  {
    name: 'invoice',
    needs: [['billing:read'], ['orders:read', 'support']],
    value: '{ "number": "2026-0117" }',
  },
  { name: 'notes', needs: [['support']], value: '"asked for a refund"' },
]

/** Whether a token with these scopes may read a field: it needs all scopes of one alternative. */
export function mayRead({ needs }: ProtectedField, tokenScopes: readonly Scope[]): boolean {
  return (
    needs.length === 0 ||
    needs.some((combination) => combination.every((scope) => tokenScopes.includes(scope)))
  )
}

/** Checkbox value of a scope, without the colon, which would need escaping in the style sheet. */
export function checkboxValue(scope: Scope): string {
  return scope.replace(':', '-')
}
