import type { Db } from '@/db/schema'
import { storeSubmission } from '../server/store'
import { saveFile, type SavedFile, type Uploads } from '../server/uploads'

type Lead = Partial<Parameters<typeof storeSubmission>[1]> & Partial<Parameters<typeof storeSubmission>[2]>

/** Stores a form as a visitor would have sent it. Returns its id. */
export async function storeLead(
  db: Db,
  { now = new Date(), notify = false, mail, ...more }: Lead = {},
): Promise<string> {
  const empty = { formId: 'sales', key: undefined, answers: {}, hidden: {}, context: {}, files: [] }
  return (await storeSubmission(db, { ...empty, ...more }, { now, notify, mail })).id
}

/** Stores a file of a form whose row is stored next. */
export async function storeFile(uploads: Uploads, name = 'cv.txt', text = 'CV'): Promise<SavedFile> {
  const bytes = Buffer.from(text)
  const file = await saveFile(uploads, bytes)
  return { ...file, field: 'cv', name, kind: 'txt', bytes: bytes.length }
}
