import { maxEmailLength } from '@/lib/max-email-length'
import { commentsApi, fields, maxCommentLength, maxNameLength } from '../contract'
import { hintText } from '../parts'
import type { Thread } from '../threads'

/** The form for a new comment without JavaScript. The browser itself checks the fields; a sent comment cannot be edited. */
export function WriteForm({ thread }: { thread: Thread }) {
  return (
    <form method="post" action={commentsApi} className="comments-form">
      <h2 className="comments-form-title">Write a comment</h2>
      <input type="hidden" name={fields.path} value={thread.path} />
      <input type="hidden" name={fields.key} value={crypto.randomUUID()} />
      <p hidden aria-hidden="true">
        <label>
          Leave this empty <input name={fields.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <div className="comments-who">
        <div className="comments-field">
          <label htmlFor="name">Name</label>
          <input
            id="name"
            name={fields.name}
            className="comments-input"
            maxLength={maxNameLength}
            autoComplete="name"
            required
          />
        </div>
        <div className="comments-field">
          <label htmlFor="email">
            Email <span className="comments-note">(optional, never shown)</span>
          </label>
          <input
            id="email"
            name={fields.email}
            type="email"
            className="comments-input"
            maxLength={maxEmailLength}
            autoComplete="email"
          />
        </div>
      </div>
      <div className="comments-field">
        <label htmlFor="text">Comment</label>
        <textarea
          id="text"
          name={fields.text}
          className="comments-input"
          maxLength={maxCommentLength}
          rows={6}
          required
        />
      </div>
      <p className="comments-hint">{hintText}</p>
      <p className="comments-send">
        <button className="button button-primary comments-button" type="submit">
          Post
        </button>
      </p>
      <p className="comments-hint">
        Your comment appears once a person on our team has read it. Replying, editing and deleting need
        JavaScript. <a href="/privacy-policy">What we store</a>
      </p>
    </form>
  )
}
