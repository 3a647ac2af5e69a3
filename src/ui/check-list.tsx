import { Check } from '@/ui/icon'

/** What one gets, as a list with check marks. */
export function CheckList({ items, className }: { items: readonly string[]; className: string }) {
  return (
    <ul className={`grid gap-x-8 gap-y-2.5 ${className}`}>
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Check size={16} className="mt-1 text-accent" />
          {item}
        </li>
      ))}
    </ul>
  )
}
