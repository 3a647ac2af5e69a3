// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { forms } from '@/config/forms'
import { formHref, formIdOf } from './form-address'
import { FormButton } from './form-button'
import { formById } from './host/forms'
import { popupAttributes } from './popup-attributes'

describe('the button that opens a form', () => {
  it('opens a page of another host in a new tab', () => {
    const at = (address: string) => popupAttributes({ id: 'sales', size: 70, address })
    const newTab = { target: '_blank', rel: 'noopener noreferrer' }
    expect(at('https://forms.example/to/sales')).toMatchObject(newTab)
    expect(at('/forms/to/sales')).not.toHaveProperty('target')
  })

  it.each([
    ['stateOfFederation', 'download-2024-federation-report'],
    ['report', 'download-2024-federation-report'],
    ['sales', 'talk-to-expert'],
  ])('of %s counts as %s', (form, conversion) => {
    render(<FormButton form={form}>Go</FormButton>)
    expect(screen.getByRole('link').dataset.conversion).toBe(conversion)
  })
})

describe('forms of the configuration', () => {
  it('exist on this site', () => {
    expect(Object.values(forms).filter((id) => !formById(id))).toEqual([])
  })

  it('have an id by name, and any other text is an id', () => {
    expect(formIdOf('crashCourse')).toBe('crash-course')
    expect(formIdOf('Abc123')).toBe('Abc123')
    expect(formIdOf('toString')).toBe('toString')
  })

  it('have hidden fields in the hash on other hosts', async () => {
    vi.resetModules()
    vi.stubEnv('FORM_HOST', 'forms.example')
    const { formHref: elsewhere } = await import('./form-address')
    expect(elsewhere('abc', { job: 'x y' })).toBe('https://forms.example/to/abc#job=x+y')
    expect(elsewhere('abc')).toBe('https://forms.example/to/abc')
    expect(formHref('https://forms.example/f')).toBe('https://forms.example/f')
  })
})
