import { editMinutes } from '@/db/kept'
import { longestEmail } from '@/lib/longest-email'
import {
  commentApi,
  commentsApi,
  fields,
  longestComment,
  longestName,
  threadPagePath,
  type CommentView,
} from '../contract'
import { heldText, hintText } from '../parts'
import type { Thread } from '../threads'
import type { Faults } from './check'

/** A plain anchor: the router's link is no component of the layer that routes run in. */
const privacyPath = '/privacy-policy'

/** What stands in the form without script. */
export type Draft = {
  name: string
  email: string
  text: string
  key: string
  /** What makes the comment its writer's. */
  token: string
  errors: Faults
  /** The comment that is replied to, or changed. */
  reply?: Pick<CommentView, 'id' | 'name'>
  edit?: string
}

/** `token` is the one in the address of the page. */
type Props = { thread: Thread; draft: Draft; token: string | undefined }

/** The form of a comment, a reply or a change, for browsers without script. */
export function WriteForm({ thread, draft, token }: Props) {
  const { reply, edit, errors } = draft
  const action = edit ? commentApi(edit) : commentsApi
  const cancel = `${threadPagePath(thread.path)}${token ? `?token=${token}` : ''}`
  return (
    <form id="write" method="post" action={action} className="comments-form" noValidate>
      <h2 className="comments-form-title">{titleOf(draft)}</h2>
      <input type="hidden" name={fields.path} value={thread.path} />
      <input type="hidden" name={fields.key} value={draft.key} />
      <input type="hidden" name={fields.token} value={draft.token} />
      {reply && <input type="hidden" name={fields.parent} value={reply.id} />}
      {edit && <input type="hidden" name={fields.action} value="edit" />}
      <p hidden aria-hidden="true">
        <label>
          Leave this empty <input name={fields.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      {!edit && (
        <div className="comments-who">
          <Field id="name" label="Name" error={errors[fields.name]}>
            {(shared) => (
              <input
                {...shared}
                name={fields.name}
                defaultValue={draft.name}
                maxLength={longestName}
                autoComplete="name"
                required
              />
            )}
          </Field>
          <Field id="email" label="E-mail" note="optional, never shown" error={errors[fields.email]}>
            {(shared) => (
              <input
                {...shared}
                name={fields.email}
                type="email"
                defaultValue={draft.email}
                maxLength={longestEmail}
                autoComplete="email"
              />
            )}
          </Field>
        </div>
      )}
      <Field id="text" label={edit ? 'Your comment' : 'Comment'} error={errors[fields.text]}>
        {(shared) => (
          <textarea
            {...shared}
            name={fields.text}
            defaultValue={draft.text}
            maxLength={longestComment}
            rows={6}
            required
          />
        )}
      </Field>
      <p className="comments-hint">{hintText}</p>
      <p className="comments-send">
        <button className="button button-primary comments-button" type="submit">
          {edit ? 'Save' : 'Post'}
        </button>
        {(reply ?? edit) && (
          <a className="comment-tool" href={cancel}>
            Cancel
          </a>
        )}
      </p>
      <p className="comments-hint">
        {edit ? `A comment can be changed for ${editMinutes} minutes.` : heldText}{' '}
        <a href={privacyPath}>What we store</a>
      </p>
    </form>
  )
}

type FieldProps = {
  id: string
  label: string
  note?: string
  error: string | undefined
  children: (shared: {
    id: string
    className: string
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
  }) => React.ReactNode
}

function Field({ id, label, note, error, children }: FieldProps) {
  const errorId = `${id}-error`
  return (
    <div className="comments-field">
      <label htmlFor={id}>
        {label} {note && <span className="comments-note">({note})</span>}
      </label>
      {children({
        id,
        className: 'comments-input',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error ? errorId : undefined,
      })}
      {error && (
        <p id={errorId} className="comments-field-error">
          {error}
        </p>
      )}
    </div>
  )
}

function titleOf({ reply, edit }: Draft): string {
  if (edit) return 'Change your comment'
  return reply ? `Reply to ${reply.name ?? 'a comment'}` : 'Write a comment'
}
