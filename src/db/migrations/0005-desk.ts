import type { Kysely } from 'kysely'
import type { Database } from '../schema'

/** Members of the desk, their passkeys and sessions, one-time tokens, and the audit log. */
export async function desk(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('desk_member')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('invited_at', 'text', (column) => column.notNull())
    .addColumn('joined_at', 'text')
    .execute()
  await db.schema
    .createTable('desk_passkey')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text', (column) =>
      column.notNull().references('desk_member.id').onDelete('cascade'),
    )
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'integer', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute()
  await db.schema
    .createTable('desk_session')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('member_id', 'text', (column) =>
      column.notNull().references('desk_member.id').onDelete('cascade'),
    )
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('desk_token')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('member_id', 'text', (column) => column.references('desk_member.id').onDelete('cascade'))
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('desk_audit')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('member', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('desk_audit_by_time').on('desk_audit').columns(['at', 'id']).execute()
}
