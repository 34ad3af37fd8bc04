import type { OtpType } from '../../api/accountTypes'

export const CODE_LENGTH = 6
/** What is waited when the server's own pause cannot be read, in seconds. */
export const DEFAULT_PAUSE = 90

export interface OtpState {
  channel: OtpType
  /** `opening`: reading the pause. `asking`: having a code sent. `entry`: the person's turn. */
  phase: 'opening' | 'asking' | 'entry' | 'checking' | 'done'
  digits: string
  /** Whether a code that still works may have reached the phone. */
  sent: boolean
  /** The moment (this device's clock) from which another code may be asked for. */
  freeAt: number
  now: number
  error: string | null
  /** Grows with each failure, so that the same sentence is announced again. */
  failures: number
}

export type OtpEvent =
  | { type: 'opened'; channel: OtpType }
  | { type: 'paused'; seconds: number; at: number }
  | { type: 'asked' }
  | { type: 'sent'; seconds: number; at: number }
  | { type: 'refused'; text: string | null; seconds: number; at: number }
  | { type: 'typed'; text: string }
  | { type: 'wrong'; text: string | null }
  | { type: 'burned'; text: string | null }
  | { type: 'undelivered'; text: string }
  | { type: 'verified' }
  | { type: 'ticked'; at: number }

/** A dialog that has not asked anything yet. */
export function closedOtp(channel: OtpType, now: number): OtpState {
  const nothing = { digits: '', sent: false, error: null, failures: 0 }
  return { channel, phase: 'opening', freeAt: now, now, ...nothing }
}

/** The digits of a typed or pasted text: `123 456` → `123456`. */
export function codeDigits(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, CODE_LENGTH)
}

/** Whole seconds until another code may be asked for. */
export function pauseLeft({ freeAt, now }: OtpState): number {
  return Math.max(0, Math.ceil((freeAt - now) / 1000))
}

/** Asking again is restricted while the pause lasts and while a call is under way. */
export function canResend(state: OtpState): boolean {
  return state.phase === 'entry' && pauseLeft(state) === 0
}

/** Giving up is restricted as long as asking again is; Escape and the cross put it off at any time. */
export function canCancel(state: OtpState): boolean {
  return state.phase !== 'checking' && pauseLeft(state) === 0
}

function failed(state: OtpState, error: string | null): OtpState {
  return { ...state, phase: 'entry', digits: '', error, failures: state.failures + 1 }
}

function held(state: OtpState, { seconds, at }: { seconds: number; at: number }): OtpState {
  return { ...state, freeAt: Math.max(state.freeAt, at + seconds * 1000), now: at }
}

function typed(state: OtpState, text: string): OtpState {
  if (state.phase !== 'entry') return state
  const digits = codeDigits(text)
  const error = digits === '' ? state.error : null
  if (digits.length < CODE_LENGTH) return { ...state, digits, error }
  return { ...state, digits: '', error: null, phase: 'checking' }
}

/** The whole behaviour of the dialog, without its calls. */
export function otpReducer(state: OtpState, event: OtpEvent): OtpState {
  switch (event.type) {
    case 'opened':
      return { ...closedOtp(event.channel, state.now), failures: state.failures }
    case 'paused':
      return { ...held(state, event), phase: 'entry', sent: true }
    case 'asked':
      return { ...state, phase: 'asking', digits: '', error: null }
    case 'sent':
      return { ...held(state, event), phase: 'entry', sent: true, error: null }
    case 'refused':
      return failed(held(state, event), event.text)
    case 'typed':
      return typed(state, event.text)
    case 'wrong':
      return failed(state, event.text)
    case 'burned':
      return { ...failed(state, event.text), sent: false }
    // News from the road: a code that is just being judged has arrived after all.
    case 'undelivered':
      return state.phase === 'entry' ? { ...failed(state, event.text), sent: false } : state
    case 'verified':
      return { ...state, phase: 'done', freeAt: state.now, error: null }
    case 'ticked':
      return { ...state, now: event.at }
  }
}
