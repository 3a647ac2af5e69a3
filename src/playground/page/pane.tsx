import clsx from 'clsx'
import { useId, type ReactNode } from 'react'

type Props = {
  label: string
  /** Which pane it is, for phones, which show one at a time. */
  name?: string
  className?: string
  children: ReactNode
}

/** One of the four parts of the workbench, under a heading for assistive technology. */
export function Pane({ label, name, className, children }: Props) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={clsx(
        'flex h-[max(30rem,70vh)] min-w-0 flex-col overflow-hidden rounded-card border border-line-strong bg-raised lg:h-auto noscript:h-auto!',
        className,
      )}
      data-pane={name}
    >
      <h2 id={id} className="sr-only">
        {label}
      </h2>
      {children}
    </section>
  )
}
