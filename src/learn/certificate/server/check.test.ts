import { generateKeyPairSync } from 'node:crypto'
import { calculateJwkThumbprint, exportJWK, type JWK } from 'jose'
import { expect, test } from 'vitest'
import { checkCertificate } from './check'
import { issuerUrl, signCredential, signLink } from './sign'

const certificate = { id: 'a-b', name: 'Ada <b>', course: 'graphs', title: 'Graphs', issued: 1_700_000_000 }
const [ours, theirs] = [await newKey(), await newKey()]
const keys = [ours.jwk]
const link = await signLink(certificate, ours)
const file = await signCredential(certificate, 'A course.', ours)

async function newKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const jwk = await exportJWK(publicKey)
  const id = await calculateJwkThumbprint(jwk)
  return { id, key: privateKey, jwk: { ...jwk, kid: id } as JWK }
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const partOf = (text: string, at: number) =>
  JSON.parse(Buffer.from(text.split('.')[at] ?? '', 'base64url').toString()) as object
const unsigned = (text: string) => text.replace(/[^.]*$/, '')
/** The text with another header or payload and the old signature. */
function edit(text: string, { header = {}, payload = {} }: { header?: object; payload?: object }): string {
  const [head, body] = [part({ ...partOf(text, 0), ...header }), part({ ...partOf(text, 1), ...payload })]
  return `${head}.${body}.${text.split('.')[2]}`
}

/** The same bytes, with one of the bits of the last character set that no byte uses (RFC 4648, 3.5). */
function notCanonical(text: string): string {
  const last = String.fromCharCode(text.charCodeAt(text.length - 1) + 1)
  return text.slice(0, -1) + last
}

test('a link and a credential verify and say the same', async () => {
  for (const text of [link, file])
    expect(await checkCertificate(text, keys)).toEqual({ valid: true, certificate, key: ours.id })
})

test.each([
  ['another name', edit(link, { payload: { name: 'Eve' } }), 'edited'],
  ['another date', edit(link, { payload: { nbf: 1_700_000_001 } }), 'edited'],
  ['another payload in a credential', edit(file, { payload: { name: 'Another course' } }), 'edited'],
  ['a last character that no signature ends in', notCanonical(link), 'edited'],
  ['another signature', `${link.slice(0, -4)}AAAA`, 'edited'],
  ['alg none', unsigned(edit(link, { header: { alg: 'none' } })), 'not-signed'],
  ['a symmetric algorithm', edit(link, { header: { alg: 'HS256' } }), 'not-signed'],
  ['no signature', unsigned(link), 'edited'],
  ['an unknown key', await signLink(certificate, theirs), 'unknown-key'],
  ['a key of its own', edit(link, { header: { kid: theirs.id, jwk: theirs.jwk } }), 'unknown-key'],
  ['our key id over another signature', await signLink(certificate, { ...theirs, id: ours.id }), 'edited'],
  ['a key id that is no text', edit(link, { header: { kid: 5 } }), 'unknown-key'],
  ['a header that asks for an extension', edit(link, { header: { crit: ['x'], x: 1 } }), 'edited'],
  ['the future', await signLink({ ...certificate, issued: 9_000_000_000 }, ours), 'from-the-future'],
  ['nothing', '', 'nothing'],
  ['no JWS', 'hello', 'not-a-certificate'],
  ['three parts of nothing', 'a.b.c', 'not-a-certificate'],
  ['another text of ours', await signLink({ ...certificate, name: 0 as never }, ours), 'not-a-certificate'],
])('%s is refused', async (_, text, problem) => {
  expect(await checkCertificate(text, keys)).toEqual({ valid: false, problem })
})

test('a credential has what Open Badges 3.0 requires of VC-JWT', () => {
  const payload = partOf(file, 1) as { id: string; credentialSubject: { id: string } }
  const kid = expect.stringMatching(/^https?:.*\/keys\//) as string
  expect(partOf(file, 0)).toEqual({ alg: 'EdDSA', typ: 'JWT', kid })
  const criteria = { narrative: expect.any(String) as string }
  const achievement = { type: ['Achievement'], description: 'A course.', criteria }
  expect(payload).toMatchObject({
    '@context': ['https://www.w3.org/ns/credentials/v2', expect.stringContaining('/ob/v3p0/') as string],
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: issuerUrl, type: ['Profile'] },
    iss: issuerUrl,
    validFrom: '2023-11-14T22:13:20Z',
    nbf: certificate.issued,
    credentialSubject: { type: ['AchievementSubject'], achievement },
  })
  expect(payload).toMatchObject({ jti: payload.id, sub: payload.credentialSubject.id })
})
