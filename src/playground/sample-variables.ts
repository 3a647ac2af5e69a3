const samples: Record<string, unknown> = { ID: '1', String: 'lamp', Int: 3, Float: 1.5, Boolean: true }

/**
 * Variables that a query declares as required, with plausible values, as JSON; an empty text when there are none. Types of
 * the schema, such as enums, are left out.
 */
export function sampleVariables(query: string): string {
  const declared = [...query.matchAll(/\$(\w+)\s*:\s*(\[?)(\w+)[^,$)=]*!(?!\s*=)/g)]
  const entries = declared.flatMap(([, name = '', list, type = '']) => {
    const value = samples[type]
    return value === undefined ? [] : [[name, list ? [value] : value] as const]
  })
  return entries.length > 0 ? JSON.stringify(Object.fromEntries(entries), null, 2) : ''
}
