import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A device with one passkey for an origin, made of the bytes that the specification defines (Web Authentication, 6.1). */
export function createAuthenticator(rpId = 'localhost', pageOrigin = 'http://localhost:3000') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  // COSE key (RFC 9053): kty EC2, alg ES256, crv P-256, x, y.
  const [hexX, hexY] = [x, y].map((part) => Buffer.from(part, 'base64url').toString('hex'))
  const key = Buffer.from(`a5010203262001215820${hexX}225820${hexY}`, 'hex')
  const rpIdHash = createHash('sha256').update(rpId).digest()
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: pageOrigin, crossOrigin: false }))
  const credential = (response: Record<string, Buffer>) =>
    JSON.stringify({
      id: id.toString('base64url'),
      rawId: id.toString('base64url'),
      type: 'public-key',
      clientExtensionResults: {},
      response: Object.fromEntries(
        Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')]),
      ),
    })

  return {
    /** What navigator.credentials.create() returns for a challenge, as JSON. */
    create(challenge: string): string {
      // Flags: user present and verified, credential included. Counter 0, no AAGUID.
      const data = Buffer.concat([rpIdHash, Buffer.of(0x45), Buffer.alloc(4 + 16), Buffer.of(0, 16), id, key])
      const header = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex')
      const attestationObject = Buffer.concat([header, Buffer.of(data.length), data])
      return credential({ clientDataJSON: clientData('webauthn.create', challenge), attestationObject })
    },
    /** What navigator.credentials.get() returns for a challenge, as JSON. */
    get(challenge: string): string {
      const authenticatorData = Buffer.concat([rpIdHash, Buffer.of(0x05), Buffer.alloc(4)])
      const clientDataJSON = clientData('webauthn.get', challenge)
      const hash = createHash('sha256').update(clientDataJSON).digest()
      const signature = sign('sha256', Buffer.concat([authenticatorData, hash]), privateKey)
      return credential({ clientDataJSON, authenticatorData, signature })
    },
  }
}
