import type { AlternativeData } from '@/content/schemas/alternative'

/** The migration step by step, each with how to undo it. */
export function Steps({ data }: { data: AlternativeData }) {
  return (
    <ol>
      {data.steps.map(({ title, text, undo }, index) => (
        <li
          key={title}
          className="grid gap-x-10 gap-y-2 border-t border-line py-6 md:grid-cols-[3rem_minmax(0,7fr)_minmax(0,4fr)]"
        >
          <span className="font-mono text-sm leading-7 text-accent">{index + 1}</span>
          <div>
            <h3 className="text-lg font-semibold">{title}</h3>
            <p className="mt-1 leading-relaxed text-muted">{text}</p>
          </div>
          <p className="text-body-sm leading-relaxed md:border-l md:border-line md:pl-6">
            <span className="block text-sm text-muted">To undo this step</span>
            {undo}
          </p>
        </li>
      ))}
    </ol>
  )
}
