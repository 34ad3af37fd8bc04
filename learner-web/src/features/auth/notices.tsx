import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { SignInNotice } from '../../app/paths'
import { FormAlert } from '../../ui/form/FormAlert'

interface Sentence {
  tone: 'success' | 'info' | 'danger'
  text: ReactNode
}

// The URL contains the key of a message, never its text, so that links cannot inject texts.
const SENTENCES: Record<SignInNotice, Sentence> = {
  password: {
    tone: 'success',
    text: <Trans>Your new password has been successfully updated.</Trans>,
  },
  deletion: {
    tone: 'info',
    text: (
      <Trans>
        Permintaan penghapusan akun sudah kami terima. Selama 14 hari Anda masih dapat
        membatalkannya.
      </Trans>
    ),
  },
  link: {
    tone: 'danger',
    text: (
      <Trans>
        Tautan masuk ini sudah dipakai atau kedaluwarsa. Silakan masuk dengan akun Anda.
      </Trans>
    ),
  },
  code: {
    tone: 'danger',
    text: <Trans>Waktu verifikasi dua langkah sudah habis. Silakan masuk kembali.</Trans>,
  },
}

function sentenceOf(code: string | null): Sentence | null {
  return code !== null && Object.hasOwn(SENTENCES, code) ? SENTENCES[code as SignInNotice] : null
}

/** What happens to the result of a free assessment after sign-in. */
export function FreeResultNotice() {
  return (
    <FormAlert tone="info">
      <Trans>Setelah ini, hasil cek kemampuan Anda langsung tersimpan di akun Anda.</Trans>
    </FormAlert>
  )
}

const isSignInChosen = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isSignInChosen' in state

/** Why the sign-in form is shown: a previous event, or a page that requires a session. */
export function SignInReason({ params }: { params: URLSearchParams }) {
  const state: unknown = useLocation().state
  const sentence = sentenceOf(params.get('notice'))
  if (sentence) return <FormAlert tone={sentence.tone}>{sentence.text}</FormAlert>
  if (!params.has('next') || isSignInChosen(state)) return null
  return (
    <FormAlert tone="info">
      <Trans>Silakan login terlebih dahulu</Trans>
    </FormAlert>
  )
}
