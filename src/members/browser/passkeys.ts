import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/**
 * Lets forms with `data-passkey` create a passkey or sign in with one: asks `{action}/options` what the device should
 * sign, and sends what it signed as the field `response`.
 */
export function startPasskeys(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-passkey]'))
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      void sendWithPasskey(form)
    })
}

async function sendWithPasskey(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('button')
  if (button?.ariaBusy === 'true') return
  if (button) button.ariaBusy = 'true'
  const problem = form.querySelector('[role=alert]')
  if (problem) problem.textContent = ''
  try {
    const options = await fetch(`${form.action}/options`, { method: 'POST', body: new FormData(form) })
    if (!options.ok) throw new Error('The server did not allow this. Please load the page again.')
    const response = await askDevice(form.dataset.passkey, await options.json())
    form.querySelector<HTMLInputElement>('[name=response]')?.setAttribute('value', JSON.stringify(response))
    form.submit()
    // Stays where the answer is a download, which leaves the page open.
    form.replaceWith('Thank you. This goes on by itself.')
  } catch (error) {
    if (problem) problem.textContent = messageOf(error)
  }
  if (button) button.ariaBusy = null
}

function askDevice(kind: string | undefined, options: unknown): Promise<unknown> {
  return kind === 'create'
    ? startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })
    : startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON })
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return 'This did not work. Please try again.'
  // The specification gives one name to a canceled dialog, one that timed out, and a device without a passkey.
  if (error.name === 'NotAllowedError') return 'The device gave no passkey. Please try again.'
  if (error.name !== 'InvalidStateError') return error.message
  return 'This device already has a passkey. Use another device or a security key.'
}
