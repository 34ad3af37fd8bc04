import { loadScript } from '../../lib/loadScript'

interface Grecaptcha {
  ready: (done: () => void) => void
  execute: (siteKey: string, options: { action: string }) => Promise<string>
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha
  }
}

/** Requests a token from Google reCAPTCHA v3. */
export async function solveRecaptcha(siteKey: string, action: string): Promise<string> {
  if (!window.grecaptcha)
    await loadScript(`https://www.google.com/recaptcha/api.js?render=${siteKey}`)
  const { grecaptcha } = window
  if (!grecaptcha) throw new Error('captcha not ready')
  await new Promise<void>((done) => grecaptcha.ready(done))
  return grecaptcha.execute(siteKey, { action })
}
