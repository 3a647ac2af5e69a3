import type { ReactionKind } from '../contract'
import { createIcon } from '@/ui/create-icon'
import { Eye, Rocket, ThumbsUp } from '@/ui/icon'

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
export const reactionIcons: Record<ReactionKind, (props: { size?: number }) => React.ReactNode> = {
  '+1': ThumbsUp,
  '-1': ThumbsDown,
  laugh: Laugh,
  hooray: Hooray,
  confused: Confused,
  heart: Heart,
  rocket: Rocket,
  eyes: Eye,
}
