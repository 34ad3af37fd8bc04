import { useLingui } from '@lingui/react/macro'
import { useEffect, useReducer, useRef } from 'react'
import type { OtpType } from '../../api/accountTypes'
import { ApiError } from '../../api/envelope'
import { messageOf } from '../../api/messageOf'
import { applyOtp, readOtpPause, requestOtp } from '../../api/otp'
import {
  CODE_LENGTH,
  closedOtp,
  codeDigits,
  DEFAULT_PAUSE,
  type OtpEvent,
  otpReducer,
} from './machine'
import { forgetOtp, type OtpPrompt } from './otpPrompt'

const TICK_MS = 1000
/** When to look whether a sent code is known not to have arrived. */
const LOOKS_MS = [4000, 8000, 15_000]
const UNUSABLE = [404, 409, 410]

function refusal(error: unknown, silent: string): OtpEvent {
  const seconds = error instanceof ApiError ? error.retryAfter : 0
  return { type: 'refused', text: messageOf(error) ?? silent, seconds, at: Date.now() }
}

function otpEventOf(error: unknown, silent: string): OtpEvent {
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

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Resolves to true when the code is lost on its way, while `isWanted`. */
async function isLost(channel: OtpType, isWanted: () => boolean): Promise<boolean> {
  for (const ms of LOOKS_MS) {
    await wait(ms)
    if (!isWanted()) return false
    const { undelivered } = await readOtpPause(channel).catch(() => ({ undelivered: false }))
    if (undelivered) return isWanted()
  }
  return false
}

/** The dialog's state and its calls. */
export function useOtp({ phone, channel, fresh = false }: OtpPrompt) {
  const { t } = useLingui()
  const [state, dispatch] = useReducer(otpReducer, closedOtp(channel, Date.now()))
  const begun = useRef(false)
  const round = useRef(0)
  const silent = t`Tidak ada koneksi. Periksa internet Anda, lalu coba lagi.`

  async function watch(by: OtpType) {
    const own = ++round.current
    const lost = await isLost(by, () => round.current === own)
    const text =
      by === 'wa'
        ? t`Kode tidak sampai ke WhatsApp nomor ini. Kirim lewat SMS saja.`
        : t`SMS tidak sampai ke nomor ini. Periksa nomornya, atau coba lewat WhatsApp.`
    if (lost) dispatch({ type: 'undelivered', text })
  }

  async function ask(by: OtpType) {
    round.current += 1
    dispatch({ type: 'asked' })
    try {
      const { results } = await requestOtp(phone, by)
      dispatch({ type: 'sent', seconds: results.pause_time_in, at: Date.now() })
      void watch(by)
    } catch (error) {
      dispatch(refusal(error, silent))
    }
  }

  async function open(by: OtpType) {
    round.current += 1
    dispatch({ type: 'opened', channel: by })
    const seconds = await pauseOf(by)
    if (seconds > 0) dispatch({ type: 'paused', seconds, at: Date.now() })
    else await ask(by)
  }

  async function check(code: string) {
    try {
      await applyOtp(code, state.channel)
      forgetOtp()
      dispatch({ type: 'verified' })
    } catch (error) {
      dispatch(otpEventOf(error, silent))
    }
  }

  function type(text: string) {
    dispatch({ type: 'typed', text })
    const code = codeDigits(text)
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
    return () => {
      clearInterval(timer)
      round.current += 1
    }
  }, [])
  return {
    state,
    type,
    resend: () => void ask(state.channel),
    switchTo: (to: OtpType) => void open(to),
  }
}
