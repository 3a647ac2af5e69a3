import { database } from '@/db/connection'
import { runRetention } from '@/db/scheduler'
import { setDeskGate } from '@/lib/desk-gate'
import { applyRetention, hasMembers } from './members'

/** Lets the front server know whether the desk exists, and deletes what has expired. Call it once per process. */
export function startMembers(): void {
  setDeskGate(async () => hasMembers(await database()))
  runRetention('members of the team', (db) => applyRetention(db))
}
