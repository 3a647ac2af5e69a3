import type { Generated, Kysely, Transaction } from 'kysely'

export type Engine = 'sqlite' | 'postgres'

/** What the team has done about a submission. */
export type LeadState = 'new' | 'in-contact' | 'done' | 'spam'
/** A `removed` comment has no text, but others replied to it. */
export type CommentStatus = 'pending' | 'approved' | 'rejected' | 'removed'
/** A reader sees everything and changes nothing; a manager does both. */
export type Role = 'reader' | 'manager'

/** Columns that src/db/outbox needs to deliver a row to another system. */
type DeliveryColumns = {
  attempts: number
  due_at: string
  delivered_at: string | null
  failed_at: string | null
  last_error: string | null
}

/**
 * Tables of the site, the same in SQLite and PostgreSQL. Times are ISO 8601 texts in UTC with milliseconds, so they
 * sort chronologically. content/stored-data.yaml describes every column.
 */
export type Database = {
  migration: { name: string; applied_at: string }
  submission: {
    id: string
    form_id: string
    key: string
    answers: string
    hidden: string
    context: string
    created_at: string
    questions: Generated<string>
    search: Generated<string>
    state: Generated<LeadState>
    note: Generated<string>
    version: Generated<number>
    read_at: string | null
    owner_id: string | null
    remind_on: string | null
  }
  upload: {
    id: string
    submission_id: string
    field: string
    name: string
    kind: string
    bytes: number
    sha256: string
  }
  webhook_delivery: { submission_id: string } & DeliveryColumns
  mail_delivery: { mail: string; submission_id: string } & DeliveryColumns
  /** `bucket` is a day (2026-11-20). */
  event_count: { kind: string; bucket: string; label: string; detail: string; count: number }
  comment: {
    id: string
    thread: string
    path: string
    parent_id: string | null
    key: string
    writer: string
    name: string
    email: string | null
    text: string
    status: CommentStatus
    /** 1 if a member of the team wrote it. */
    team: number
    created_at: string
    edited_at: string | null
    decided_at: string | null
  }
  reaction: { subject: string; kind: string; writer: string; created_at: string }
  comment_delivery: { comment_id: string } & DeliveryColumns
  backup: { made_at: string; kilobytes: number; uploads: number }
  certificate_key: { id: string; public_key: string; private_key: string | null; created_at: string }
  desk_member: {
    id: string
    email: string
    invited_at: string
    joined_at: string | null
    role: Generated<Role>
  }
  desk_passkey: {
    id: string
    member_id: string
    public_key: string
    counter: number
    transports: string
    device: string
    created_at: string
    used_at: string | null
  }
  desk_session: {
    id: string
    token_hash: string
    member_id: string
    address: string
    device: string
    created_at: string
    expires_at: string
  }
  desk_token: { hash: string; purpose: string; member_id: string | null; expires_at: string }
  desk_audit: { id: string; at: string; member: string; action: string; subject: string; detail: string }
}

/** The open database, or a transaction of it. */
export type Db = Kysely<Database>
/** What must run within a transaction takes only one (src/db/write.ts). */
export type DbTransaction = Transaction<Database>
