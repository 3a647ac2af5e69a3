import rules from './license-rules.json' with { type: 'json' }

// In the file beside: licenses, as SPDX identifiers, that a permissive project may depend on, and packages with another one (by
// a pattern of their names) with the reason why they are acceptable.

/** Whether a package is acceptable with the license of its lockfile entry: an SPDX expression, or an empty string. */
export function isAcceptable(name: string, license: string): boolean {
  if (isAllowed(license)) return true
  return rules.excepted.some((entry) => {
    const same = entry.license === '' ? license === '' : license.includes(entry.license)
    return same && new RegExp(entry.name).test(name)
  })
}

/** SPDX expressions: "A OR B" needs one allowed part, "A AND B" needs both. */
function isAllowed(license: string): boolean {
  const parts = license.replaceAll(/[()]/g, '').split(' OR ')
  return parts.some((part) => part.split(' AND ').every((id) => rules.allowed.includes(id)))
}
