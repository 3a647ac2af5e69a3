import type { Generated } from 'kysely'

/**
 * Tables of the site, the same in SQLite and PostgreSQL. Times are ISO 8601 texts in UTC with milliseconds, so they sort
 * chronologically. content/stored-data.yaml describes every column.
 */
export type Database = {
  migration: MigrationTable
  submission: SubmissionTable
  upload: UploadTable
  webhook_delivery: WebhookDeliveryTable
  mail_delivery: MailDeliveryTable
  event_count: EventCountTable
  comment: CommentTable
  reaction: ReactionTable
  comment_delivery: CommentDeliveryTable
  backup: BackupTable
  certificate_key: CertificateKeyTable
  desk_member: DeskMemberTable
  desk_passkey: DeskPasskeyTable
  desk_session: DeskSessionTable
  desk_token: DeskTokenTable
  desk_audit: DeskAuditTable
}

export type Engine = 'sqlite' | 'postgres'

type MigrationTable = { name: string; applied_at: string }

type SubmissionTable = {
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

/** What the team has done about a submission. */
export type LeadState = 'new' | 'in-contact' | 'done' | 'spam'

type UploadTable = {
  id: string
  submission_id: string
  field: string
  name: string
  kind: string
  bytes: number
  sha256: string
}

type WebhookDeliveryTable = { submission_id: string } & DeliveryColumns
type MailDeliveryTable = { mail: string; submission_id: string } & DeliveryColumns
type CommentDeliveryTable = { comment_id: string } & DeliveryColumns

/** Columns that src/db/outbox needs to deliver a row to another system. */
type DeliveryColumns = {
  attempts: number
  due_at: string
  delivered_at: string | null
  failed_at: string | null
  last_error: string | null
}

/** `bucket` is a day (2026-11-20). */
type EventCountTable = { kind: string; bucket: string; label: string; detail: string; count: number }

/** A `removed` comment has no text, but others replied to it. */
export type CommentStatus = 'pending' | 'approved' | 'rejected' | 'removed'

type CommentTable = {
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

type ReactionTable = { subject: string; kind: string; writer: string; created_at: string }

type CertificateKeyTable = { id: string; public_key: string; private_key: string | null; created_at: string }

type BackupTable = { made_at: string; kilobytes: number; uploads: number }

/** A reader sees everything and changes nothing; a manager does both. */
export type Role = 'reader' | 'manager'

type DeskMemberTable = {
  id: string
  email: string
  invited_at: string
  joined_at: string | null
  role: Generated<Role>
}

type DeskPasskeyTable = {
  id: string
  member_id: string
  public_key: string
  counter: number
  transports: string
  device: string
  created_at: string
  used_at: string | null
}

type DeskSessionTable = {
  id: string
  token_hash: string
  member_id: string
  address: string
  device: string
  created_at: string
  expires_at: string
}

type DeskTokenTable = { hash: string; purpose: string; member_id: string | null; expires_at: string }

type DeskAuditTable = {
  id: string
  at: string
  member: string
  action: string
  subject: string
  detail: string
}
