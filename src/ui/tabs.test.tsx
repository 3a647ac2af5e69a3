// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Tabs } from './tabs.client'

it('a list of tabs has every panel in the page, moves selection and focus by keys, and is one stop', () => {
  render(
    <Tabs label="Install" labels={['npm', 'Docker', 'Helm']}>
      <p>one</p>
      <p>two</p>
      <p>three</p>
    </Tabs>,
  )
  const list = screen.getByRole('tablist', { name: 'Install' })
  const tabs = screen.getAllByRole('tab')
  const panels = screen.getAllByRole('tabpanel')
  expect(panels.map((panel) => panel.getAttribute('aria-labelledby'))).toEqual(tabs.map(({ id }) => id))
  for (const [key, at] of [
    ['ArrowLeft', 2],
    ['ArrowRight', 0],
    ['End', 2],
    ['Home', 0],
  ] as const) {
    fireEvent.keyDown(list, { key })
    expect(screen.getByRole('tab', { selected: true })).toBe(tabs[at])
    expect(document.activeElement).toBe(tabs[at])
  }
  expect(tabs.map((tab) => tab.tabIndex)).toEqual([0, -1, -1])
  expect(panels.map(({ dataset }) => dataset.inactive)).toEqual([undefined, 'true', 'true'])
})
