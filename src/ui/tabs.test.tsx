// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Tabs } from './tabs.client'

function renderTabs() {
  render(
    <Tabs label="Install" labels={['npm', 'Docker', 'Helm']}>
      <p>one</p>
      <p>two</p>
      <p>three</p>
    </Tabs>,
  )
}

function selected(): string | null {
  return screen.getByRole('tab', { selected: true }).textContent
}

it('a list of tabs has every panel in the page and shows the first', () => {
  renderTabs()
  const panels = screen.getAllByRole('tabpanel')
  expect(panels.map(({ dataset }) => dataset.inactive)).toEqual([undefined, 'true', 'true'])
  expect(panels[0]?.getAttribute('aria-labelledby')).toBe(screen.getByRole('tab', { name: 'npm' }).id)
})

it('moves selection and focus by keys, with one stop in the tab order', () => {
  renderTabs()
  const list = screen.getByRole('tablist', { name: 'Install' })
  fireEvent.keyDown(list, { key: 'End' })
  expect(selected()).toBe('Helm')
  expect(document.activeElement?.textContent).toBe('Helm')
  fireEvent.keyDown(list, { key: 'ArrowRight' })
  expect(selected()).toBe('npm')
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1])
})
