import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { calculateJwkThumbprint, exportJWK, type JWK } from 'jose'
import type { Kysely } from 'kysely'
import type { Database } from '@/db/schema'
import { write } from '@/db/write'

/** A private Ed25519 key and its id, the thumbprint of the public one (RFC 7638). */
export type SigningKey = { id: string; key: KeyObject }

/**
 * The key that signs certificates: the configured one (CERTIFICATE_KEY), else the one in the database, which is made on
 * first use. Remembers the public part, so that what it signed still verifies after another key has taken its place.
 * Throws when the configured text is not an Ed25519 key.
 */
export async function signingKey(db: Kysely<Database>, configured: string | undefined): Promise<SigningKey> {
  if (configured) {
    const key = readKey(configured)
    const publicKey = await publicKeyOf(key)
    const known = await db
      .selectFrom('certificate_key')
      .select('id')
      .where('id', '=', publicKey.kid)
      .executeTakeFirst()
    if (!known) await store(db, publicKey, null)
    return { id: publicKey.kid, key }
  }
  return (await storedKey(db)) ?? (await makeKey(db))
}

/** The public keys of this site, the present one and earlier ones, as JSON Web Keys with `kid`. */
export async function publicKeys(db: Kysely<Database>): Promise<JWK[]> {
  const rows = await db
    .selectFrom('certificate_key')
    .select('public_key')
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(({ public_key: text }) => JSON.parse(text) as JWK)
}

/** Reads a PKCS #8 key as PEM, whose lines may be joined with `\n`, or as base64 of DER. Throws for any other text. */
export function readKey(text: string): KeyObject {
  const der = Buffer.from(text.replaceAll(/-----[^-]+-----|\\n|\s/g, ''), 'base64')
  let found = 'none'
  try {
    const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
    if (key.asymmetricKeyType === 'ed25519') return key
    found = String(key.asymmetricKeyType)
  } catch {
    // The message of OpenSSL names its decoder, not what is wrong.
  }
  throw new Error(`CERTIFICATE_KEY: expected an Ed25519 key in PKCS #8, found ${found}`)
}

async function storedKey(db: Kysely<Database>): Promise<SigningKey | undefined> {
  const row = await db
    .selectFrom('certificate_key')
    .select(['id', 'private_key'])
    .where('private_key', 'is not', null)
    .executeTakeFirst()
  return row?.private_key ? { id: row.id, key: readKey(row.private_key) } : undefined
}

/** Instances that start together may each make a key. The unique index keeps the first, which all of them then use. */
async function makeKey(db: Kysely<Database>): Promise<SigningKey> {
  const { privateKey } = generateKeyPairSync('ed25519')
  const text = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
  await store(db, await publicKeyOf(privateKey), text)
  const kept = await storedKey(db)
  if (!kept) throw new Error('The key was removed while it was made.')
  return kept
}

async function store(
  db: Kysely<Database>,
  publicKey: JWK & { kid: string },
  privateKey: string | null,
): Promise<void> {
  await write(db, (transaction) =>
    transaction
      .insertInto('certificate_key')
      .values({
        id: publicKey.kid,
        public_key: JSON.stringify(publicKey),
        private_key: privateKey,
        created_at: new Date().toISOString(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
}

async function publicKeyOf(key: KeyObject): Promise<JWK & { kid: string }> {
  const jwk = await exportJWK(createPublicKey(key))
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'EdDSA', use: 'sig' }
}
