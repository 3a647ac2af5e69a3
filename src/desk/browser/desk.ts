import { startPasskeys } from '@/members/browser/passkeys'

/**
 * Keys of the comment queue: j and k move between comments, a and r press the button of the focused one that names the key
 * in `aria-keyshortcuts`. Typed text and shortcuts of the browser stay what they are.
 */
function startCommentKeys(): void {
  const comments = [...document.querySelectorAll<HTMLElement>('article.comment')]
  if (comments.length === 0) return
  document.querySelector('.keys')?.removeAttribute('hidden')
  // After a decision the address names the comment to go on with.
  comments.find(({ id }) => `#${id}` === window.location.hash)?.focus()
  document.addEventListener('keydown', (event) => {
    const { key, target } = event
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isField(target)) return
    const index = comments.findIndex((comment) => target instanceof Node && comment.contains(target))
    if (key === 'j') comments[Math.min(index + 1, comments.length - 1)]?.focus()
    else if (key === 'k') comments[Math.max(index - 1, 0)]?.focus()
    else comments[index]?.querySelector<HTMLElement>(`[aria-keyshortcuts=${CSS.escape(key)}]`)?.click()
  })
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select, [contenteditable]')
}

/** Asks before a page is left whose form has changes, or was sent back, and is not saved. */
function startUnsavedWarning(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-unsaved]')
  if (!form) return
  const read = () => JSON.stringify([...new FormData(form)])
  let saved = form.dataset.unsaved === 'true' ? '' : read()
  form.addEventListener('submit', () => (saved = read()))
  addEventListener('beforeunload', (event) => saved !== read() && event.preventDefault())
}

startPasskeys()
startUnsavedWarning()
startCommentKeys()
