import { loadScript } from './loadScript'

export interface GoogleConfig {
  client_id: string
  callback: (answer: { credential: string }) => void
}

export interface GoogleLook {
  type: 'standard'
  theme: 'outline' | 'filled_black'
  size: 'large'
  text: 'continue_with' | 'signup_with'
  shape: 'rectangular'
  logo_alignment: 'center'
  width: number
  locale: string
}

/** The global of Google Identity Services, or of the embedded issuer. */
export interface GoogleId {
  initialize: (config: GoogleConfig) => void
  renderButton: (parent: HTMLElement, look: GoogleLook) => void
  prompt: () => void
}

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleId } }
  }
}

/** The provider's script, loaded once and only where Google sign-in is offered. */
export async function loadGoogle(scriptUrl: string): Promise<GoogleId> {
  if (!window.google?.accounts?.id) await loadScript(scriptUrl)
  const id = window.google?.accounts?.id
  if (!id) throw new Error('the script defines no google.accounts.id')
  return id
}
