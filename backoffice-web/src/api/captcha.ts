import { solveChallengeWorkers } from 'altcha/lib'
import AltchaWorker from 'altcha/workers/pbkdf2?worker'
import { unwrap } from './envelope'

const RETRY_MS = 2000
const ATTEMPTS = 5

type Challenge = Parameters<typeof solveChallengeWorkers>[0]['challenge']
interface Captcha {
  provider: 'altcha' | 'recaptcha'
  site_key: string
}
interface Recaptcha {
  ready(callback: () => void): void
  execute(siteKey: string, options: { action: string }): Promise<string>
}
declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}

const publicCall = async <T>(path: string) => unwrap<T>(await fetch(`/api/v1/public/${path}`))

async function solveAltcha(): Promise<string> {
  const challenge = await publicCall<Challenge>('captcha/challenge')
  const createWorker = () => new AltchaWorker()
  const solution = await solveChallengeWorkers({ challenge, createWorker, concurrency: 2 })
  if (!solution) throw new Error('The captcha challenge has no solution.')
  return btoa(JSON.stringify({ challenge, solution }))
}

function loadRecaptcha(siteKey: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    if (window.grecaptcha) return resolve(window.grecaptcha)
    const script = document.createElement('script')
    script.src = `https://www.google.com/recaptcha/api.js?render=${siteKey}`
    script.onload = () => window.grecaptcha?.ready(() => resolve(window.grecaptcha as Recaptcha))
    script.onerror = () => reject(new TypeError('The captcha service cannot be reached.'))
    document.head.append(script)
  })
}

async function solveOnce(action: string): Promise<string> {
  const { captcha } = await publicCall<{ captcha: Captcha }>('site')
  if (captcha.provider === 'altcha') return solveAltcha()
  const recaptcha = await loadRecaptcha(captcha.site_key)
  return recaptcha.execute(captcha.site_key, { action })
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A single-use captcha proof, worked out in the background; tried again while it is not ready. */
export async function captchaToken(action: string, attempts = ATTEMPTS): Promise<string> {
  try {
    return await solveOnce(action)
  } catch (error) {
    if (attempts <= 1) throw error
    await pause(RETRY_MS)
    return captchaToken(action, attempts - 1)
  }
}
