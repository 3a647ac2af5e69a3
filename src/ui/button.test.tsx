// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Button } from './button'

it('a button does not submit a form unless asked to', () => {
  render(<Button>Send</Button>)
  expect(screen.getByRole('button', { name: 'Send' }).getAttribute('type')).toBe('button')
})

it('shows the loading label and announces it when loading begins', () => {
  const { rerender } = render(
    <Button loading={false} loadingLabel="Sending…">
      Send
    </Button>,
  )
  expect(screen.getByRole('status').textContent).toBe('')
  rerender(
    <Button loading loadingLabel="Sending…">
      Send
    </Button>,
  )
  expect(screen.getByRole('status').textContent).toBe('Sending…')
  expect(screen.getByRole('button', { name: 'Sending…' }).getAttribute('aria-disabled')).toBe('true')
})

it('ignores clicks while loading, and keeps focus', () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn((event: Event) => event.preventDefault())
  const { rerender } = render(
    <Button type="submit" onClick={onClick}>
      Send
    </Button>,
  )
  const button = screen.getByRole('button')
  const form = document.createElement('form')
  form.addEventListener('submit', onSubmit)
  button.parentElement?.append(form)
  button.setAttribute('form', (form.id = 'f'))
  button.focus()
  rerender(
    <Button type="submit" loading onClick={onClick}>
      Send
    </Button>,
  )
  button.click()
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button)
})
