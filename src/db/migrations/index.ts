import type { Kysely } from 'kysely'
import type { Database } from '../schema'
import { leads } from './0001-leads'
import { comments } from './0002-comments'
import { events } from './0003-events'
import { backups } from './0004-backups'
import { desk } from './0005-desk'
import { leadStates } from './0006-lead-states'
import { certificates } from './0007-certificates'
import { eventCounts } from './0008-event-counts'
import { deskWork } from './0009-desk-work'
import { countsOnly } from './0010-counts-only'
import { noClaims } from './0011-no-claims'

/** All migrations, oldest first. Never edit one that has shipped; add another. */
export const migrations: { name: string; up: (db: Kysely<Database>) => Promise<void> }[] = [
  { name: '0001-leads', up: leads },
  { name: '0002-comments', up: comments },
  { name: '0003-events', up: events },
  { name: '0004-backups', up: backups },
  { name: '0005-desk', up: desk },
  { name: '0006-lead-states', up: leadStates },
  { name: '0007-certificates', up: certificates },
  { name: '0008-event-counts', up: eventCounts },
  { name: '0009-desk-work', up: deskWork },
  { name: '0010-counts-only', up: countsOnly },
  { name: '0011-no-claims', up: noClaims },
]
