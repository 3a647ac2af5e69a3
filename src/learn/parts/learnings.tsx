import { Check } from '@/ui/icon'

/** What a visitor gets to know, as a list with check marks. */
export function Learnings({ learnings, className }: { learnings: readonly string[]; className: string }) {
  return (
    <ul className={`grid gap-3 ${className}`}>
      {learnings.map((learning) => (
        <li key={learning} className="flex gap-3">
          <Check size={18} className="mt-1 shrink-0 text-accent" />
          {learning}
        </li>
      ))}
    </ul>
  )
}
