'use client'

import clsx from 'clsx'
import { Children, useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { nextTab } from './next-tab'

type Props = {
  /** Labels of the tabs, one for each child. */
  labels: string[]
  /** The panels. */
  children: ReactNode
  /** What the tabs choose between. */
  label?: string
  /** Returns the index of the tab that is selected at first, else of none, by the labels. */
  firstShown?: (labels: string[]) => number
  /** False if each panel starts with a focusable element. */
  panelsFocusable?: boolean
  className?: string
  listClass?: string
  panelClass?: string
}

/** Tabs with arrow, Home and End keys. Without script, all panels show under their labels. */
export function Tabs(props: Props) {
  const { labels, children, label = 'Options', firstShown, panelsFocusable = true } = props
  const id = useId()
  const [selected, setSelected] = useState(() => Math.max(0, firstShown?.(labels) ?? 0))

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const next = nextTab(event.key, selected, labels.length)
    if (next === undefined) return
    event.preventDefault()
    setSelected(next)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div className={clsx('tabs', props.className)}>
      <div
        role="tablist"
        aria-label={label}
        className={clsx('tab-list', props.listClass)}
        onKeyDown={onKeyDown}
      >
        {labels.map((text, index) => (
          <button
            key={text}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-controls={`${id}panel${index}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? undefined : -1}
            onClick={() => setSelected(index)}
            className="tab"
          >
            {text}
          </button>
        ))}
      </div>
      {Children.toArray(children).map((panel, index) => (
        <div
          key={labels[index]}
          role="tabpanel"
          id={`${id}panel${index}`}
          aria-labelledby={`${id}tab${index}`}
          tabIndex={panelsFocusable ? 0 : undefined}
          // Not `hidden`: the style sheet must be able to show the panel when there is no script.
          data-inactive={index !== selected || undefined}
          className={clsx('tab-panel flow', props.panelClass)}
        >
          <p className="tab-heading">{labels[index]}</p>
          {panel}
        </div>
      ))}
    </div>
  )
}
