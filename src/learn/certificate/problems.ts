/** Why a text is not a valid certificate of this site. */
export const problems = {
  'not-a-certificate': 'This is not a certificate: it contains no signed text that we can read.',
  'other-issuer': 'Another site issued this. Ask that site to verify it.',
  'not-signed': 'This has no Ed25519 signature, which our certificates have, so anyone may have written it.',
  'unknown-key':
    'The key that signed this is not one of ours. Another site signed it, or we withdrew the key.',
  edited: 'This was changed after it was signed: the signature does not match the text.',
  'from-the-future': 'This says that it was signed in the future. We do not sign such certificates.',
} as const

export type Problem = keyof typeof problems
