/** Licenses, as SPDX identifiers, that a permissive project may depend on. */
const allowed = new Set([
  'MIT',
  'MIT-0',
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

/** Packages with another license, and why they are acceptable. */
const excepted: { name: RegExp; license: string; why: string }[] = [
  {
    name: /^lightningcss/,
    license: 'MPL-2.0',
    why: 'compiles styles in the build; unmodified, and not served',
  },
  { name: /^(?:axe-core|@axe-core\/playwright)$/, license: 'MPL-2.0', why: 'used by tests only' },
  { name: /^caniuse-lite$/, license: 'CC-BY-4.0', why: 'data that the build looks up' },
  {
    name: /^@img\/sharp-/,
    license: 'LGPL-3.0-or-later',
    why: 'libvips, a separate library, linked at run time',
  },
  {
    name: /^parse-cache-control$/,
    license: '',
    why: 'MIT according to its README; package.json has no license field. Used by the bench only',
  },
  {
    name: /^(?:busboy|dicer|humanize-number|only|streamsearch)$/,
    license: '',
    why: 'MIT according to its README or license file. The S3 server of the tests (s3rver) uses it',
  },
  {
    name: /^y-provider$/,
    license: '',
    why: 'names no license; Keystatic needs it for its cloud, which the editor never uses. Not part of the site',
  },
]

/** Whether a package is acceptable with the license of its lockfile entry: an SPDX expression, or an empty string. */
export function isAcceptable(name: string, license: string): boolean {
  if (isAllowed(license)) return true
  return excepted.some((entry) => {
    const same = entry.license === '' ? license === '' : license.includes(entry.license)
    return same && entry.name.test(name)
  })
}

/** SPDX expressions: "A OR B" needs one allowed part, "A AND B" needs both. */
function isAllowed(license: string): boolean {
  const parts = license.replaceAll(/[()]/g, '').split(' OR ')
  return parts.some((part) => part.split(' AND ').every((id) => allowed.has(id)))
}
