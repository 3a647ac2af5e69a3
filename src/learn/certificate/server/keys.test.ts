import { generateKeyPairSync } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { connect, type DatabaseLocation } from '@/db/connection'
import { describeEngines } from '@/db/testing/engines'
import { checkWithKeys } from './check'
import { publicKeys, readKey, signingKey } from './keys'
import { signLink } from './sign'

const certificate = { id: 'a', name: 'Ada', course: 'graphs', title: 'Graphs', issued: 1 }

function newKey(type: 'pem' | 'der' = 'der'): string {
  const { privateKey } = generateKeyPairSync('ed25519')
  return type === 'pem'
    ? privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
    : privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
}

test('a configured key may be PEM, PEM in one line, or base64', () => {
  const pem = newKey('pem')
  for (const text of [pem, pem.replaceAll('\n', String.raw`\n`), newKey()])
    expect(readKey(text).asymmetricKeyType).toBe('ed25519')
})

test('a configured key of another kind is refused with what was expected', () => {
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  expect(() => readKey(other.export({ format: 'pem', type: 'pkcs8' }).toString())).toThrow(
    'CERTIFICATE_KEY: expected an Ed25519 key in PKCS #8, found ec',
  )
  expect(() => readKey('no key')).toThrow('found none')
})

describeEngines('keys of certificates', (_, newDatabase) => {
  const open: { destroy: () => Promise<void> }[] = []
  afterEach(() => Promise.all(open.splice(0).map((db) => db.destroy())))

  async function instance(location: DatabaseLocation) {
    const db = await connect(location)
    open.push(db)
    return db
  }

  test('instances that need the first key at the same time make one, publish its public part, and verify each other', async () => {
    const location = await newDatabase()
    const instances = await Promise.all([1, 2, 3].map(() => instance(location)))
    const keys = await Promise.all(instances.map((db) => signingKey(db, undefined)))
    expect(new Set(keys.map(({ id }) => id)).size).toBe(1)
    const other = await instance(location)
    expect(await publicKeys(other)).toHaveLength(1)
    expect(JSON.stringify(await publicKeys(other))).not.toContain('"d"')
    for (const key of keys)
      expect(await checkWithKeys(other, await signLink(certificate, key))).toMatchObject({ valid: true })
  })

  test('after a change of the configured key, what the earlier one signed still verifies', async () => {
    const db = await instance(await newDatabase())
    const [first, second] = [newKey(), newKey()]
    const before = await signLink(certificate, await signingKey(db, first))
    const after = await signLink(certificate, await signingKey(db, second))
    expect(before.split('.')[0]).not.toBe(after.split('.')[0])
    for (const link of [before, after]) expect(await checkWithKeys(db, link)).toMatchObject({ valid: true })
  })

  test('a key in the database is retired by emptying its private part, and withdrawn by deleting it', async () => {
    const db = await instance(await newDatabase())
    const first = await signingKey(db, undefined)
    const link = await signLink(certificate, first)
    await db.updateTable('certificate_key').set({ private_key: null }).execute()
    const second = await signingKey(db, undefined)
    expect(second.id).not.toBe(first.id)
    expect(await checkWithKeys(db, link)).toMatchObject({ valid: true })
    await db.deleteFrom('certificate_key').where('id', '=', first.id).execute()
    expect(await checkWithKeys(db, link)).toEqual({ valid: false, problem: 'unknown-key' })
  })
})
