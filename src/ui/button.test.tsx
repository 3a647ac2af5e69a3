// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Button, ButtonLink } from './button'

afterEach(cleanup)

describe('Button', () => {
  it('does not submit a form unless asked to', () => {
    render(<Button>Send</Button>)
    expect(screen.getByRole('button', { name: 'Send' }).getAttribute('type')).toBe('button')
  })

  it('keeps its name and content while loading without a label', () => {
    render(<Button loading>Send</Button>)
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
    expect(button.disabled).toBe(true)
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(button.querySelector('svg')).not.toBeNull()
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
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sending…' }).disabled).toBe(true)
  })

  it('is disabled without being busy', () => {
    render(<Button disabled>Send</Button>)
    const button = screen.getByRole<HTMLButtonElement>('button')
    expect(button.disabled).toBe(true)
    expect(button.hasAttribute('aria-busy')).toBe(false)
  })

  it('stays disabled while loading whatever the caller says', () => {
    render(
      <Button loading disabled={false}>
        Send
      </Button>,
    )
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true)
  })
})

describe('ButtonLink', () => {
  it('is a link', () => {
    render(<ButtonLink href="/contact/sales">Talk to sales</ButtonLink>)
    expect(screen.getByRole('link', { name: 'Talk to sales' }).className).toContain('button-primary')
  })
})
