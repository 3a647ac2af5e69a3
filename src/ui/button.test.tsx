// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import type { FormEvent } from 'react'
import { expect, it, vi } from 'vitest'
import { Button } from './button'

it('a button does not submit a form unless asked to', () => {
  render(<Button>Send</Button>)
  expect(screen.getByRole('button', { name: 'Send' }).getAttribute('type')).toBe('button')
})

it('says that it is loading, ignores clicks meanwhile, and keeps focus', () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
  const form = (loading: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" loading={loading} loadingLabel="Sending…" onClick={onClick}>
        Send
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  const button = screen.getByRole('button')
  expect(screen.getByRole('status').textContent).toBe('')
  button.focus()
  rerender(form(true))
  expect(screen.getByRole('status').textContent).toBe('Sending…')
  expect(screen.getByRole('button', { name: 'Sending…' }).getAttribute('aria-disabled')).toBe('true')
  button.click()
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button)
  rerender(form(false))
  button.click()
  expect(onSubmit).toHaveBeenCalledOnce()
})
