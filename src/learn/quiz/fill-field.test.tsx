// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FillField } from './fill-field.client'

function render(blank?: { before: string; after: string }) {
  document.body.innerHTML = renderToStaticMarkup(
    <FillField
      promptId="prompt"
      prompt="What is the field called?"
      blank={blank}
      hint="It begins with an underscore"
      value=""
      onChange={() => {}}
    >
      {null}
    </FillField>,
  )
  const field = document.querySelector('input')
  const text = (attribute: string) =>
    document.getElementById(field?.getAttribute(attribute) ?? '')?.textContent.trim()
  return { field, name: text('aria-labelledby'), description: text('aria-describedby') }
}

it('names a blank by the sentence that it is in', () => {
  const { field, name, description } = render({ before: 'The field is', after: 'of the root.' })
  expect(name).toBe('The field is blank of the root.')
  expect(description).toBe('It begins with an underscore')
  expect(field?.closest('p')?.id).toBe('prompt')
})

it('names a field below a question by the question', () => {
  const { field, name } = render()
  expect(name).toBe('What is the field called?')
  expect(field?.closest('p')).toBeNull()
})
