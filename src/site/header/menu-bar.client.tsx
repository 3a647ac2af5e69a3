'use client'

import { startTransition, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { currentState } from '@/lib/path-rules'
import { usePath } from '@/site/use-path.client'
import { useHydrated } from '@/site/use-hydrated.client'
import { nextTab } from '@/ui/next-tab'
import { navItem } from './classes'
import type { HeaderMenu } from './menus'
import type * as Panels from './menu-panels'
import { matchTyped, typeMore, type Typed } from './menu-keys'
import { useOpenMenu } from './use-open-menu.client'

/** Undefined when they do not load; a trigger then opens nothing. */
const loadPanels = (): Promise<typeof Panels | undefined> => import('./menu-panels').catch(() => undefined)

/** In a panel, down and up lead on and back, too. */
const sideways: Record<string, string> = { ArrowDown: 'ArrowRight', ArrowUp: 'ArrowLeft' }

type Props = { menus: readonly HeaderMenu[]; chevron: ReactNode; children: ReactNode }

/**
 * The header's navigation: menus first, then plain links. What draws their panels is loaded once the pointer or the focus is
 * in the bar.
 */
export function MenuBar({ menus, chevron, children }: Props) {
  const bar = useRef<HTMLUListElement>(null)
  const path = usePath()
  const hydrated = useHydrated()
  const menu = useOpenMenu(bar)
  const { open, shown, show, hover, toggle } = menu
  const { panels, prepare, onKeyDown } = usePanels(menu)
  return (
    <ul ref={bar} className="flex h-full items-stretch" onPointerEnter={prepare} onFocus={prepare}>
      {menus.map(({ id, label, href, section, panel }) => {
        const trigger = { className: navItem, 'aria-current': currentState(path, href, section) } as const
        const face = (
          <>
            {label}
            {chevron}
          </>
        )
        return (
          <li
            key={id}
            className="flex"
            data-menu={id}
            onPointerEnter={(event) => hover(event, id)}
            onPointerLeave={(event) => hover(event, null)}
            onKeyDown={(event) => void onKeyDown(event, id)}
            onBlur={({ currentTarget, relatedTarget }) => {
              if (relatedTarget && !currentTarget.contains(relatedTarget)) show(null)
            }}
          >
            {hydrated ? (
              <button
                type="button"
                aria-expanded={open === id}
                aria-controls={id}
                onClick={() => toggle(id)}
                {...trigger}
              >
                {face}
              </button>
            ) : (
              <a href={href} {...trigger}>
                {face}
              </a>
            )}
            <div
              id={id}
              className="menu-panel pointer-events-none absolute inset-x-0 top-full hidden -translate-y-1.5 justify-center px-6 pb-6 opacity-0 transition-[opacity,translate,display] transition-discrete ease-out data-open:flex data-open:translate-none data-open:opacity-100 starting:data-open:-translate-y-1.5 starting:data-open:opacity-0"
              data-open={shown === id || undefined}
              onFocus={() => open === id && show(id, true)}
              onClick={({ target }) => {
                const link = target instanceof Element && target.closest('a')
                if (!link) return
                // Blur first: focus inside the header would affect scrolling to an anchor.
                link.blur()
                show(null)
              }}
            >
              {panels && <panels.Panel panel={panel} />}
            </div>
          </li>
        )
      })}
      {children}
    </ul>
  )
}

/** The panels, which `prepare` loads, and the keys that move the focus into them and within them. */
function usePanels({ open, shown, show, reveal }: ReturnType<typeof useOpenMenu>) {
  const typed = useRef<Typed>(undefined)
  const [panels, setPanels] = useState<typeof Panels>()
  const prepare = () => void loadPanels().then((loaded) => startTransition(() => setPanels(loaded)))

  async function onKeyDown(event: KeyboardEvent<HTMLLIElement>, id: string) {
    const item = event.currentTarget
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (open !== id && event.key !== 'ArrowDown') return
    if (!panels) {
      event.preventDefault()
      const loaded = await loadPanels()
      flushSync(() => setPanels(loaded))
    }
    if (open !== id || shown !== id) {
      // Only a shown link can take the focus.
      flushSync(() => {
        show(id, true)
        reveal(id)
      })
    }
    const links = [...item.querySelectorAll<HTMLElement>('.menu-panel a')]
    const target = links[targetOf(event, links)]
    if (!target) return
    event.preventDefault()
    target.focus()
  }

  function targetOf(event: KeyboardEvent, links: HTMLElement[]): number {
    const current = links.findIndex((link) => link === document.activeElement)
    const arrow = nextTab(sideways[event.key] ?? event.key, current, links.length)
    if (arrow !== undefined) return arrow
    const more = typeMore(typed.current, event.key, event.timeStamp)
    if (!more) return -1
    typed.current = more
    return matchTyped(
      links.map((link) => link.textContent),
      current,
      more.text,
    )
  }

  return { panels, prepare, onKeyDown }
}
