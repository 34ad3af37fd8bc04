import { useLingui } from '@lingui/react/macro'
import { useEffect, useReducer, useRef } from 'react'
import type { OtpType } from '../../api/accountTypes'
import { ApiError } from '../../api/envelope'
import { messageOf } from '../../api/messageOf'
import { applyOtp, readOtpPause, requestOtp } from '../../api/otp'
import {
  CODE_LENGTH,
  closedOtp,
  DEFAULT_PAUSE,
  digitsOf,
  type OtpEvent,
  otpReducer,
} from './machine'
import type { OtpWanted } from './wanted'

const TICK_MS = 1000
const UNUSABLE = [404, 409, 410]

function refusal(error: unknown, silent: string): OtpEvent {
  const seconds = error instanceof ApiError ? error.retryAfter : 0
  return { type: 'refused', text: messageOf(error) ?? silent, seconds, at: Date.now() }
}

function verdict(error: unknown, silent: string): OtpEvent {
  const text = messageOf(error) ?? silent
  if (!(error instanceof ApiError)) return { type: 'wrong', text }
  if (UNUSABLE.includes(error.status)) return { type: 'burned', text }
  return { type: 'wrong', text: error.errors.otp_code?.[0] ?? text }
}

const pauseOf = (channel: OtpType) =>
  readOtpPause(channel).then(
    ({ pause_time_in }) => pause_time_in,
    () => DEFAULT_PAUSE,
  )

/** The dialog's state and its calls. */
export function useOtp({ phone, channel, fresh = false }: OtpWanted) {
  const { t } = useLingui()
  const [state, dispatch] = useReducer(otpReducer, closedOtp(channel, Date.now()))
  const begun = useRef(false)
  const silent = t`Tidak ada koneksi. Periksa internet Anda, lalu coba lagi.`

  async function ask(by: OtpType) {
    dispatch({ type: 'asked' })
    try {
      const { results } = await requestOtp(phone, by)
      dispatch({ type: 'sent', seconds: results.pause_time_in, at: Date.now() })
    } catch (error) {
      dispatch(refusal(error, silent))
    }
  }

  async function open(by: OtpType) {
    dispatch({ type: 'opened', channel: by })
    const seconds = await pauseOf(by)
    if (seconds > 0) dispatch({ type: 'paused', seconds, at: Date.now() })
    else await ask(by)
  }

  async function check(code: string) {
    try {
      await applyOtp(code, state.channel)
      dispatch({ type: 'verified' })
    } catch (error) {
      dispatch(verdict(error, silent))
    }
  }

  function type(text: string) {
    dispatch({ type: 'typed', text })
    const code = digitsOf(text)
    if (state.phase === 'entry' && code.length === CODE_LENGTH) void check(code)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: begins once, whatever is rendered later
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void (fresh ? ask(channel) : open(channel))
  }, [])
  useEffect(() => {
    const timer = setInterval(() => dispatch({ type: 'ticked', at: Date.now() }), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return {
    state,
    type,
    resend: () => void ask(state.channel),
    switchTo: (to: OtpType) => void open(to),
  }
}
