import {
  auditMonths,
  backupDays,
  certificateHours,
  deliveryRecordDays,
  editMinutes,
  eventMonths,
  rejectedCommentDays,
  removedFormMonths,
} from './retention'
import type { Database } from './schema'

export type TableFacts<Columns extends string = string> = {
  about: string
  /** How long rows are kept, and what deletes them. */
  retention: string
  columns: Record<Columns, string>
}

/** What the database stores, why and for how long. The type requires a description of every table and column. */
export const tableFacts: { [Table in keyof Database]: TableFacts<Extract<keyof Database[Table], string>> } = {
  submission: {
    about: 'Forms that visitors have sent: requests, sign-ups and job applications.',
    retention: `As many months as the form is set to keep them, or ${removedFormMonths} months when the form no longer exists. The server deletes older ones every hour.`,
    columns: {
      id: 'Random id of the submission',
      form_id: 'Form that was sent, a file of content/forms',
      key: 'Random key from the browser, or a digest of the answers and the day, so that sending twice counts once',
      answers: 'Answers by field, as JSON',
      hidden: 'Values from the page that opened the form, such as the job, as JSON',
      context:
        'Where the form was opened, as JSON: address of the page, kind of widget, campaign parameters of the link, analytics id if the page has one; empty where tracking is off',
      created_at: 'When it was sent',
      questions: 'Questions of the form at that time by field, as JSON',
      search: 'Texts of answers, hidden and context once more, in lower case, to be searched by the team',
      state: 'What the team has done about it: new, in-contact, done or spam',
      note: 'Note of the team',
      version:
        'Number of changes of state, owner, reminder and note, so that two members of the team overwrite nothing',
      read_at: 'When a member of the team first opened it',
      owner_id: 'Member of the team who answers it, if one was chosen',
      remind_on: 'Day on which that member wants to be reminded',
    },
  },
  upload: {
    about: 'Files sent with a form. Their content is in data/uploads, which the site never serves.',
    retention: 'As long as their submission; deleting it deletes the files.',
    columns: {
      id: 'Random name of the file in the folder of uploads',
      submission_id: 'Submission it belongs to',
      field: 'Field of the form',
      name: 'Name of the file on the visitor’s device',
      kind: 'Type of the file, detected from its content',
      bytes: 'Size in bytes',
      sha256: 'Digest of the content',
    },
  },
  webhook_delivery: {
    about: 'Submissions to send to another system, when a webhook is configured.',
    retention: `${deliveryRecordDays} days after delivery; undelivered ones as long as the submission.`,
    columns: {
      submission_id: 'Submission to deliver',
      attempts: 'Number of delivery attempts',
      due_at: 'When to try next; in the future while a server is trying',
      delivered_at: 'When the other system confirmed it',
      failed_at: 'When the server gave up',
      last_error: 'Why the last attempt failed',
    },
  },
  mail_delivery: {
    about:
      'Mail about submissions to members of the team, when a mail server is configured. The text is made when it is sent.',
    retention: `${deliveryRecordDays} days after delivery; unsent ones as long as the submission.`,
    columns: {
      mail: 'Kind of the mail and the submission it is about',
      submission_id: 'That submission',
      attempts: 'Number of attempts',
      due_at: 'When to send it, or to try next',
      delivered_at: 'When the mail server took it',
      failed_at: 'When the server gave up',
      last_error: 'Why the last attempt failed',
    },
  },
  event: {
    about: 'Page views and counted clicks. Without address, cookie or any number that connects two of them.',
    retention: `${eventMonths} months, then only monthly totals.`,
    columns: {
      name: 'Page view, or the kind of click',
      path: 'Path of the page, without its query',
      campaign: 'Campaign parameters (utm_…) of the address, as JSON',
      referrer: 'Host of the site that linked here; empty for pages of this site',
      width: 'Phone, tablet or desktop, by the width of the window',
      props: 'Details of the event, such as the address of an outbound link, as JSON',
      created_at: 'When it happened, to the minute',
    },
  },
  event_total: {
    about: `Totals of page views and clicks that are older than ${eventMonths} months.`,
    retention: 'Forever; totals identify nobody.',
    columns: {
      month: 'Month',
      name: 'Page view, or the kind of click',
      path: 'Path of the page',
      count: 'Number of events',
    },
  },
  event_count: {
    about:
      'Numbers per day: of page views and clicks, and of what the server counts by itself: opened and sent forms, searches without a result, missing pages, and requests of programs such as search engines.',
    retention: `${eventMonths} months.`,
    columns: {
      kind: 'What is counted, such as page, referrer, form or search',
      bucket: 'Day; of today, the hour',
      label:
        'Page, site, form, name of a program, or the text of a search that found nothing, without email addresses',
      detail: 'Whether a form was opened or sent; the page that links to a missing one',
      count: 'Number',
    },
  },
  comment: {
    about: 'Comments below posts and chapters.',
    retention: `Until the writer (for ${editMinutes} minutes) or the team deletes them; rejected ones for ${rejectedCommentDays} days after the rejection, without name, address and text once the writer deletes them. A deleted comment that has replies leaves an empty row, without name, address and text.`,
    columns: {
      id: 'Random id of the comment',
      thread: 'Conversation it belongs to: the title of a post or the path of a chapter',
      path: 'Path of the page it was written on, for links',
      parent_id: 'Comment that it replies to',
      key: 'Digest of the writer and a random key from the page, or of writer, text and day, so that sending twice counts once; replaced when removed',
      writer: 'SHA-256 of the random token in the writer’s browser; empty when removed',
      name: 'Name that the writer gave',
      email: 'Email address, if given; never shown',
      text: 'Text of the comment, as Markdown',
      status: 'pending, approved, rejected or removed',
      team: '1 if a member of the team wrote it',
      created_at: 'When it was sent',
      edited_at: 'When the writer last edited it',
      decided_at: 'When it was approved or rejected',
    },
  },
  reaction: {
    about: 'Reactions to posts, chapters and comments.',
    retention: 'Until the visitor removes the reaction or the comment is deleted.',
    columns: {
      subject: 'What it reacts to: `thread:` and the conversation, or `comment:` and the id',
      kind: 'Which of the eight reactions',
      writer: 'SHA-256 of the random token in the visitor’s browser, so that each reaction counts once',
      created_at: 'When it was added',
    },
  },
  comment_delivery: {
    about: 'Comments to send to another system, when a webhook is configured.',
    retention: `${deliveryRecordDays} days after delivery; undelivered ones as long as the comment.`,
    columns: {
      comment_id: 'Comment to deliver',
      attempts: 'Number of delivery attempts',
      due_at: 'When to try next; in the future while a server is trying',
      delivered_at: 'When the other system confirmed it',
      failed_at: 'When the server gave up',
      last_error: 'Why the last attempt failed',
    },
  },
  certificate: {
    about:
      'Certificates that were signed, so that one claim gives one certificate. Neither the name on it nor the solutions are stored.',
    retention: `${certificateHours} hours; a claim is valid for minutes.`,
    columns: { id: 'Random id of the certificate', issued_at: 'When it was signed' },
  },
  certificate_key: {
    about: 'Keys that sign certificates, and earlier ones that still verify what they signed.',
    retention: 'Until the operator deletes them; then what they signed no longer verifies.',
    columns: {
      id: 'Digest of the public key (RFC 7638)',
      public_key: 'Public key, as JSON Web Key',
      private_key: 'Private key (PKCS #8), if the site made the key and signs with it; otherwise empty',
      created_at: 'When the site first used it',
    },
  },
  backup: {
    about: 'Backups that were finished, so that a missing one is noticed.',
    retention: `${backupDays} days, like the backups.`,
    columns: {
      made_at: 'When it was begun',
      kilobytes: 'Size of the database in it',
      uploads: 'Number of files in it',
    },
  },
  desk_member: {
    about: 'Members of our team who may read what visitors send.',
    retention: 'Until the member is removed; an invitation that nobody used, until it expires.',
    columns: {
      id: 'Random id of the member',
      email: 'Email address of the member',
      invited_at: 'When the member was invited',
      joined_at: 'When the member first signed in',
      role: 'reader or manager',
    },
  },
  desk_passkey: {
    about: 'Passkeys that members of our team sign in with.',
    retention: 'Until it or its member is removed.',
    columns: {
      id: 'Id that the device gave the passkey',
      member_id: 'Member it belongs to',
      public_key: 'Public half of the key; the private half never leaves the device',
      counter: 'How often the device says it was used, so that a copy is noticed',
      transports: 'How the device connects, such as by USB',
      device: 'Browser and system it was made with',
      created_at: 'When it was made',
      used_at: 'When it was last used',
    },
  },
  desk_session: {
    about: 'Sign-ins of members of our team.',
    retention: '12 hours, or until the member signs out.',
    columns: {
      id: 'Random id, by which a member ends it',
      token_hash: 'SHA-256 of the random token in the member’s cookie',
      member_id: 'Member who signed in',
      address: 'IP address of the member',
      device: 'Browser and system of the member',
      created_at: 'When it began',
      expires_at: 'When it ends',
    },
  },
  desk_token: {
    about: 'Invitations and sign-in attempts of members of our team that are not finished.',
    retention: 'Until used; at most 24 hours.',
    columns: {
      hash: 'SHA-256 of a random token',
      purpose: 'What it allows, once',
      member_id: 'Member it is for, if it is for one',
      expires_at: 'When it stops working',
    },
  },
  desk_audit: {
    about: 'Who of the team read, exported, changed or erased what, and when.',
    retention: `${auditMonths} months.`,
    columns: {
      id: 'Random id of the entry',
      at: 'When it happened',
      member: 'Email address of the member',
      action: 'What was done, such as saw or erased',
      subject: 'What it was done to: a kind and an id, never a name',
      detail: 'What changed, such as the new state',
    },
  },
  migration: {
    about: 'Migrations of the database schema that have run.',
    retention: 'Forever.',
    columns: { name: 'Name of the migration', applied_at: 'When it ran' },
  },
}
