import { useId, type ReactNode } from 'react'
import { Info, Lightbulb, OctagonAlert, TriangleAlert } from './icon'

const kinds = {
  note: { label: 'Note', Icon: Info },
  tip: { label: 'Tip', Icon: Lightbulb },
  warning: { label: 'Warning', Icon: TriangleAlert },
  danger: { label: 'Danger', Icon: OctagonAlert },
}

type CalloutType = keyof typeof kinds

type Props = { type?: CalloutType; title?: string; children: ReactNode }

/** A callout. Icon and label state its kind, so it does not depend on color (WCAG 1.4.1). */
export function Callout({ type = 'note', title, children }: Props) {
  const id = useId()
  const { label, Icon } = kinds[type]
  return (
    <div role="note" aria-labelledby={id} className={`callout callout-${type}`}>
      <p id={id} className="callout-title">
        <Icon size={18} />
        <span>
          {title ? <span className="sr-only">{label}: </span> : label}
          {title}
        </span>
      </p>
      <div className="flow">{children}</div>
    </div>
  )
}
