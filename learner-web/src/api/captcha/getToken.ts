import { read } from '../client'
import type { Site } from '../types'

export type CaptchaAction =
  | 'login'
  | 'register'
  | 'forgot_password'
  | 'resend_verification'
  | 'add_to_cart'
  | 'voucher'
  | 'checkout'
  | 'page_activity'
  | 'faq_message'
  | 'verify_certificate'
  | 'free_assessment'
  | 'chat'

const RETRY_MS = 2000
const ATTEMPTS = 5

let config: Promise<Site['captcha']> | null = null

function captchaConfig(): Promise<Site['captcha']> {
  config ??= read('/public/site').then((site) => site.captcha)
  config.catch(() => {
    config = null
  })
  return config
}

async function solve(action: CaptchaAction): Promise<string> {
  const { provider, site_key } = await captchaConfig()
  if (provider === 'altcha') return (await import('./altcha')).solveAltcha()
  return (await import('./recaptcha')).solveRecaptcha(site_key, action)
}

const pause = () => new Promise((done) => setTimeout(done, RETRY_MS))

/** Retries `attempt` every 2 s while it is not ready; the last failure is thrown. */
export async function retrying<T>(attempt: () => Promise<T>, attempts = ATTEMPTS): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    if (attempts <= 1) throw error
    await pause()
    return retrying(attempt, attempts - 1)
  }
}

/** A new single-use captcha answer for one action. */
export function getToken(action: CaptchaAction): Promise<string> {
  return retrying(() => solve(action))
}
