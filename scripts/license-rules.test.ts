import { expect, test } from 'vitest'
import { isAcceptable } from './license-rules'

test.each([
  ['a', 'MIT', true],
  ['a', '(GPL-3.0 OR MIT)', true],
  ['a', 'MIT AND GPL-3.0', false],
  ['a', '', false],
  ['lightningcss-linux-x64-gnu', 'MPL-2.0', true],
  ['another', 'MPL-2.0', false],
  ['@img/sharp-wasm32', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
  ['parse-cache-control', '', true],
  ['parse-cache-control', 'GPL-3.0', false],
])('%s under "%s": %s', (name, license, fine) => expect(isAcceptable(name, license)).toBe(fine))
