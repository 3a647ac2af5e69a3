import { deliveredDays, editMinutes, eventMonths, refusedDays } from './kept'
import type { Database } from './schema'

export type TableFacts<Columns extends string = string> = {
  about: string
  /** How long rows are kept, and what ends them. */
  kept: string
  columns: Record<Columns, string>
}

/** What the database stores, why and for how long. A table or column without a description does not compile. */
export const tableFacts: { [Table in keyof Database]: TableFacts<Extract<keyof Database[Table], string>> } = {
  submission: {
    about: 'Forms that visitors have sent: requests, sign-ups and job applications.',
    kept: 'For the months that the form names (keepMonths in content/forms); `npm run leads -- delete --expired` removes what is older.',
    columns: {
      id: 'Random id of the submission',
      form_id: 'Form that was sent, a file of content/forms',
      key: 'Random key that the form drew in the browser, or a digest of the answers and the day, so that sending twice counts once',
      answers: 'Answers by field, as JSON',
      hidden: 'Values that the opening page handed over, such as the job, as JSON',
      context:
        'Where the form was opened, as JSON: address of the page, kind of widget, campaign parameters of the link, analytics id if the page hands one over; empty where tracking is off',
      created_at: 'When it was sent',
    },
  },
  upload: {
    about:
      'Files sent with a form. The bytes lie beside the database in data/uploads, outside what the site serves.',
    kept: 'As long as their submission; deleting it deletes the file.',
    columns: {
      id: 'Random name of the file in the folder of uploads',
      submission_id: 'Submission it belongs to',
      field: 'Field of the form',
      name: 'Name that the visitor gave the file',
      kind: 'Kind of file, found by looking at its content',
      bytes: 'Size in bytes',
      sha256: 'Digest of the content',
    },
  },
  webhook_delivery: {
    about: 'Submissions that another system is to be told about, when a webhook is configured.',
    kept: `${deliveredDays} days after delivery, or as long as the submission while it is undelivered.`,
    columns: {
      submission_id: 'Submission to deliver',
      attempts: 'How often delivery was tried',
      due_at: 'When it is tried next; in the future while a server is trying',
      delivered_at: 'When the other system said that it has it',
      failed_at: 'When the server gave up',
      last_error: 'Why the last attempt failed',
    },
  },
  event: {
    about:
      'Page views and counted clicks. No address, no cookie and no number that would connect two of them.',
    kept: `${eventMonths} months, then only totals per month.`,
    columns: {
      name: 'Page view, or which click',
      path: 'Path of the page, without its query',
      campaign: 'Campaign parameters (utm_…) of the address, as JSON',
      referrer: 'Host of the other site that led here; empty for a page of this one',
      width: 'Phone, tablet or desktop, after the width of the window',
      props: 'What the event tells besides, such as the address of an outbound link, as JSON',
      created_at: 'When, to the minute',
    },
  },
  event_total: {
    about: `Totals of page views and clicks that are older than ${eventMonths} months.`,
    kept: 'For good; a total leads to nobody.',
    columns: {
      month: 'Month that was counted',
      name: 'Page view, or which click',
      path: 'Path of the page',
      count: 'How often',
    },
  },
  comment: {
    about: 'Comments below posts and chapters.',
    kept: `Until the writer (for ${editMinutes} minutes) or the team deletes them; refused ones for ${refusedDays} days after refusal, without name, address and text if the writer deletes them before. A comment with replies that is deleted keeps its place, without name, address and text.`,
    columns: {
      id: 'Random id of the comment',
      thread: 'Conversation it belongs to: the title of a post or the path of a chapter',
      path: 'Page it was written on, for links',
      parent_id: 'Comment it replies to',
      key: 'Digest of the writer with a random key that the page drew, or a digest of writer, text and day, so that sending twice counts once; replaced once removed',
      writer: 'SHA-256 of the random token in the browser of the writer; empty once removed',
      name: 'Name that the writer signed with',
      email: 'E-mail address, if the writer gave one; never shown',
      text: 'What was written, as Markdown',
      status: 'pending, approved, rejected or removed',
      team: '1 when a member of the team wrote it',
      created_at: 'When it was sent',
      edited_at: 'When the writer last changed it',
      decided_at: 'When it was approved or refused',
    },
  },
  reaction: {
    about: 'Reactions to posts, chapters and comments.',
    kept: 'Until the visitor takes the reaction back or the comment is deleted.',
    columns: {
      subject: 'What it is a reaction to: `thread:` and the conversation, or `comment:` and the id',
      kind: 'Which of the eight reactions',
      writer: 'SHA-256 of the random token in the browser of the visitor, so that each counts once',
      created_at: 'When it was given',
    },
  },
  comment_delivery: {
    about: 'Comments that another system is to be told about, when a webhook is configured.',
    kept: `${deliveredDays} days after delivery, or as long as the comment while it is undelivered.`,
    columns: {
      comment_id: 'Comment to tell about',
      attempts: 'How often delivery was tried',
      due_at: 'When it is tried next; in the future while a server is trying',
      delivered_at: 'When the other system said that it has it',
      failed_at: 'When the server gave up',
      last_error: 'Why the last attempt failed',
    },
  },
  migration: {
    about: 'Changes of the database structure that have been made.',
    kept: 'For good.',
    columns: { name: 'Name of the change', applied_at: 'When it was made' },
  },
}
