import { startPasskeys } from '@/members/browser/passkeys'

/**
 * Keys of the comment queue: j and k move between comments, a and r press the button of the focused comment that has
 * the key in `aria-keyshortcuts`. Typed text and shortcuts of the browser stay what they are.
 */
function startCommentKeys(): void {
  const comments = [...document.querySelectorAll<HTMLElement>('article.comment')]
  if (comments.length === 0) return
  if (document.querySelector('[aria-keyshortcuts]'))
    document.querySelector('.keys')?.removeAttribute('hidden')
  // After a decision the address names the comment to go on with.
  comments.find(({ id }) => `#${id}` === window.location.hash)?.focus()
  document.addEventListener('keydown', (event) => {
    const { key, target } = event
    const isField = target instanceof Element && target.matches('input, textarea, select, [contenteditable]')
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isField) return
    const index = comments.findIndex((comment) => target instanceof Node && comment.contains(target))
    if (key === 'j') comments[Math.min(index + 1, comments.length - 1)]?.focus()
    else if (key === 'k') comments[Math.max(index - 1, 0)]?.focus()
    else comments[index]?.querySelector<HTMLElement>(`[aria-keyshortcuts=${CSS.escape(key)}]`)?.click()
  })
}

/** Asks before a page is left that has a form with changes, or one that was sent back, other than the form being sent. */
function startUnsavedWarning(): void {
  const read = (form: HTMLFormElement) => JSON.stringify([...new FormData(form)])
  const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-unsaved]')]
  const saved = new Map(forms.map((form) => [form, form.dataset.unsaved === 'true' ? '' : read(form)]))
  let sent: EventTarget | null = null
  addEventListener('submit', ({ target }) => (sent = target))
  addEventListener('beforeunload', (event) => {
    if (forms.some((form) => form !== sent && saved.get(form) !== read(form))) event.preventDefault()
    sent = null
  })
}

startPasskeys()
startUnsavedWarning()
startCommentKeys()
