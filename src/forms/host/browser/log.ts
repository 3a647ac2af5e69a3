import { make } from '@/forms/embed/dom'
import { helpClass } from '../names'
import { answerText, type Field } from './fields'

const entryClass = 'max-w-[85%] rounded-2xl px-4 py-2.5 leading-normal wrap-anywhere'

/** Creates the conversation above the current question, in chat mode, which it renders into the list in `box`. */
export function createLog(box: HTMLElement) {
  const list = box.querySelector('ol') ?? box
  box.hidden = false
  list.replaceChildren()

  return {
    /** Adds a question after `answered` exchanges and removes everything after them. */
    ask(field: Field, answered: number): void {
      // Each exchange has two entries. A question that is already in the log is not added again.
      while (list.children.length > 2 * answered + 1) list.lastElementChild?.remove()
      if (list.children.length === 2 * answered) list.append(question(field))
      // scrollIntoView would scroll the page around the frame as well.
      const page = document.scrollingElement
      if (page && answered > 0) page.scrollTop = page.scrollHeight
    },
    /** Adds the visitor's answer with a button to change it. */
    answer(field: Field, onChange: () => void): void {
      const change = make(
        'button',
        {
          type: 'button',
          class: 'cursor-pointer py-0.5 text-caption text-muted underline underline-offset-4 hover:text-text',
          'aria-label': `Change the answer to: ${field.definition.title}`,
        },
        'Change',
      )
      change.addEventListener('click', onChange)
      const look = 'flex flex-col items-end self-end rounded-ee-sm bg-accent/15 whitespace-pre-line'
      const answer = make('p', {}, answerText(field) || 'No answer')
      list.append(make('li', { class: `${entryClass} ${look}` }, answer, change))
    },
  }
}

function question({ definition }: Field): HTMLElement {
  return make(
    'li',
    { class: `${entryClass} self-start rounded-es-sm border border-line bg-raised` },
    make('p', {}, definition.title),
    definition.help ? make('p', { class: helpClass }, definition.help) : undefined,
  )
}
