import { cache } from 'react'
import { database } from '@/db/connection'
import { errorText } from '@/db/errors'
import { log } from '@/lib/log'
import { checkWithKeys, type Verdict } from './check'

/** Verifies the link of a request, once per request. `unavailable` when the database does not respond. Never rejects. */
export const loadCertificate = cache(
  async (link: string): Promise<Verdict | { valid: false; problem: 'unavailable' }> => {
    try {
      return await checkWithKeys(await database(), link)
    } catch (error) {
      log('error', 'certificates: page not checked', { error: errorText(error) })
      return { valid: false, problem: 'unavailable' }
    }
  },
)
