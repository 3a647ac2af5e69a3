import { Briefcase, Building, FileText, GraduationCap, Headphones, Pencil, Sparkles } from '@/ui/icon'
import type { Kind } from './entry'
import { highlight } from './highlight'

const icons = {
  page: FileText,
  feature: Sparkles,
  chapter: GraduationCap,
  post: Pencil,
  customer: Building,
  podcast: Headphones,
  job: Briefcase,
} as const satisfies Record<Kind, unknown>

/** The icon of a kind of result. */
export function KindIcon({ kind = 'page', className }: { kind?: Kind; className?: string }) {
  const Icon = icons[kind]
  return <Icon size={16} className={className} />
}

/** Renders text with the matched words highlighted. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return highlight(text, words).map((piece, index) =>
    // Pieces have no identity besides their index.
    piece.hit ? (
      <mark key={index} className="bg-transparent text-accent">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}
