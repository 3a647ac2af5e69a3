/** How long an action may take before its buttons show that they are busy, in milliseconds. */
const delayMs = 120

/** Marks matching buttons and links as busy while slow `work` is pending (styles/busy.css), and settles as it does. */
export async function showBusy<Result>(selector: string, work: Promise<Result>): Promise<Result> {
  const buttons = document.querySelectorAll(selector)
  const timer = setTimeout(() => {
    for (const button of buttons) button.setAttribute('aria-busy', 'true')
  }, delayMs)
  try {
    return await work
  } finally {
    clearTimeout(timer)
    for (const button of buttons) button.removeAttribute('aria-busy')
  }
}
