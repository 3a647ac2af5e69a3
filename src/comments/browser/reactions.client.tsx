'use client'

import clsx from 'clsx'
import { useRef, useState, type ReactNode } from 'react'
import { createIcon } from '@/ui/create-icon'
import { Eye, Rocket, ThumbsUp } from '@/ui/icon'
import { reactionKinds, type ReactionCount, type ReactionKind, type ThreadView } from '../contract'
import { sendReaction } from './api'
import { ensureToken } from './storage'

type BarProps = { path: string; reactions: ThreadView['reactions']; onProblem: (text: string) => void }

/** The eight reactions to the page. */
export function ReactionBar({ path, reactions, onProblem }: BarProps) {
  return (
    <div className="flex flex-wrap gap-[5px] xs:gap-2" role="group" aria-label="Reactions to this page">
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

type Props = {
  kind: ReactionKind
  label: string
  initial: ReactionCount | undefined
  subject: Record<string, string>
  onProblem: (text: string) => void
  small?: boolean
}

/** A reaction to the page or a comment: a toggle that shows its new state at once and reverts it when the request fails. */
export function Reaction({ kind, label, initial, subject, onProblem, small = false }: Props) {
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
      className={clsx(
        'inline-flex cursor-pointer items-center justify-center gap-[7px] rounded-full border border-line text-caption font-medium text-muted tabular-nums transition-colors hover:border-line-strong hover:text-text aria-pressed:border-accent/60 aria-pressed:bg-accent/10 aria-pressed:text-accent',
        small ? 'h-7 min-w-8 px-2' : 'h-9 min-w-9 px-2 xs:min-w-11 xs:px-3',
      )}
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

const face = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M9 9.5v.5M15 9.5v.5'
const Laugh = createIcon(`${face}M7.5 13.5h9a4.5 4.5 0 0 1-9 0z`)
const Confused = createIcon(`${face}M8.5 16.5c1.5-1.6 4-2 7-1.2`)
const Hooray = createIcon(
  'M4 20l4.5-11 6.5 6.5zM13 4.5v2M18 6l-1.5 1.5M19.5 11h-2M15.5 10.5c1-1.5 1-3 .5-4.5M20 16v.01M9.5 4v.01',
)
const Heart = createIcon(
  'M12 20C6.5 16 3.5 12.8 3.5 9.2A4.6 4.6 0 0 1 8 4.5c1.7 0 3.2.9 4 2.4.8-1.5 2.3-2.4 4-2.4a4.6 4.6 0 0 1 4.5 4.7c0 3.6-3 6.8-8.5 10.8z',
)
const ThumbsDown = ({ size }: { size?: number }) => <ThumbsUp size={size} style={{ rotate: '180deg' }} />

/** Icons instead of emoji, which differ between systems and can be missing. */
const reactionIcons: Record<ReactionKind, (props: { size?: number }) => ReactNode> = {
  '+1': ThumbsUp,
  '-1': ThumbsDown,
  laugh: Laugh,
  hooray: Hooray,
  confused: Confused,
  heart: Heart,
  rocket: Rocket,
  eyes: Eye,
}
