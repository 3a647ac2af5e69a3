'use client'

import clsx from 'clsx'
import { useRef, useState } from 'react'
import {
  commentReaction,
  reactionKinds,
  type ReactionCount,
  type ReactionKind,
  type ThreadView,
} from '../contract'
import { sendReaction } from './api'
import { ensureToken } from './storage'
import { reactionIcons } from './reaction-icons'

type BarProps = {
  path: string
  reactions: ThreadView['reactions']
  onProblem: (text: string) => void
}

/** The eight reactions to the page. */
export function ReactionBar({ path, reactions, onProblem }: BarProps) {
  return (
    <div className="comments-reactions" role="group" aria-label="Reactions to this page">
      {reactionKinds.map(({ kind, label }) => (
        <Reaction
          key={kind}
          kind={kind}
          label={label}
          initial={reactions[kind]}
          subject={{ path }}
          onProblem={onProblem}
        />
      ))}
    </div>
  )
}

/** The one reaction to a comment. */
export function LikeButton(props: {
  id: string
  name: string
  likes: ReactionCount
  onProblem: BarProps['onProblem']
}) {
  return (
    <Reaction
      kind={commentReaction}
      label={`Like the comment by ${props.name}`}
      initial={props.likes}
      subject={{ comment: props.id }}
      onProblem={props.onProblem}
      small
    />
  )
}

type Props = {
  kind: ReactionKind
  label: string
  initial: ReactionCount | undefined
  subject: Record<string, string>
  onProblem: (text: string) => void
  small?: boolean
}

/** A toggle that shows its new state at once and reverts it when the request fails. */
function Reaction({ kind, label, initial, subject, onProblem, small = false }: Props) {
  const [{ count, mine }, setState] = useState(initial ?? { count: 0, mine: false })
  const isSending = useRef(false)
  const Icon = reactionIcons[kind]

  async function toggle() {
    if (isSending.current) return
    isSending.current = true
    ensureToken()
    const on = !mine
    setState({ count: count + (on ? 1 : -1), mine: on })
    const result = await sendReaction({ ...subject, kind, on: on ? '1' : '0' })
    isSending.current = false
    if ('body' in result) return
    setState({ count, mine })
    onProblem(result.error)
  }

  return (
    <button
      type="button"
      className={clsx('comments-reaction', small && 'comments-reaction-small')}
      aria-pressed={mine}
      aria-label={count > 0 ? `${label}, ${count}` : label}
      title={small ? undefined : label}
      onClick={() => void toggle()}
    >
      <Icon size={small ? 15 : 18} />
      {count > 0 && <span>{count}</span>}
    </button>
  )
}
