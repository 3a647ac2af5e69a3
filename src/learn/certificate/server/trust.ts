import type { Kysely } from 'kysely'
import type { Database } from '@/db/schema'
import { checkCertificate, type Verdict } from '../check'
import { publicKeys } from './keys'
import { issuerUrl } from './sign'

/** Verifies a signed text against the keys in the database. Rejects when the database fails. */
export async function checkWithKeys(db: Kysely<Database>, text: string): Promise<Verdict> {
  return checkCertificate(text, { keys: await publicKeys(db), issuer: issuerUrl })
}
