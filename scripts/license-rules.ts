/** Licenses that a permissive project can live with. */
const allowed = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Zlib',
  'Python-2.0',
  'PSF-2.0',
])

/** Packages with another license, and why they may stay. */
const excepted: { name: RegExp; license: string; why: string }[] = [
  {
    name: /^lightningcss/,
    license: 'MPL-2.0',
    why: 'compiles styles at build; unchanged, and no part of what is served',
  },
  { name: /^(?:axe-core|@axe-core\/playwright)$/, license: 'MPL-2.0', why: 'used by tests only' },
  { name: /^caniuse-lite$/, license: 'CC-BY-4.0', why: 'data that the build looks up' },
  {
    name: /^@img\/sharp-/,
    license: 'LGPL-3.0-or-later',
    why: 'libvips, a library of its own that is linked at run time',
  },
  {
    name: /^parse-cache-control$/,
    license: '',
    why: 'MIT by its readme; the field is missing. Used by the bench only',
  },
]

/** Whether a package may stay with the license its lockfile entry names, an SPDX expression; empty where it names none. */
export function isFine(name: string, license: string): boolean {
  if (isAllowed(license)) return true
  return excepted.some((entry) => {
    const same = entry.license === '' ? license === '' : license.includes(entry.license)
    return same && entry.name.test(name)
  })
}

/** An SPDX expression: of "A OR B" one part must do, of "A AND B" all. */
function isAllowed(license: string): boolean {
  const parts = license.replaceAll(/[()]/g, '').split(' OR ')
  return parts.some((part) => part.split(' AND ').every((id) => allowed.has(id)))
}
