/**
 * Tables of the site, the same in SQLite and PostgreSQL. Points in time are ISO texts in UTC with milliseconds, which
 * sort as they follow each other. What every column is for stands in facts.ts.
 */
export type Database = {
  migration: MigrationTable
  submission: SubmissionTable
  upload: UploadTable
  webhook_delivery: WebhookDeliveryTable
  event: EventTable
  event_total: EventTotalTable
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
}

type UploadTable = {
  id: string
  submission_id: string
  field: string
  name: string
  kind: string
  bytes: number
  sha256: string
}

type WebhookDeliveryTable = {
  submission_id: string
  attempts: number
  due_at: string
  delivered_at: string | null
  failed_at: string | null
  last_error: string | null
}

type EventTable = {
  name: string
  path: string
  campaign: string
  referrer: string
  width: string
  props: string
  created_at: string
}

type EventTotalTable = { month: string; name: string; path: string; count: number }
