import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { fieldError } from '../../api/envelope'
import { messageOf } from '../../api/messageOf'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { useRetryCooldown } from '../../ui/form/useCooldown'
import { CodeField } from '../otp/CodeField'
import { CODE_LENGTH } from '../otp/machine'
import { RecoveryCodeField } from './RecoveryCodeField'

/** The part of a mutation that takes a code. */
export interface CodeSending {
  mutate: (code: string) => void
  error: Error | null
  isPending: boolean
}

interface CodeFormProps {
  sending: CodeSending
  /** A recovery code instead of the six digits. */
  isRecovery?: boolean
  autoFocus?: boolean
  /** What the button says. */
  children: ReactNode
}

function useCode({ mutate, error, isPending }: CodeSending) {
  const { t } = useLingui()
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const cooldown = useRetryCooldown(error)
  const refusal = error && (fieldError(error, 'code') ?? messageOf(error))
  return {
    code,
    setCode,
    wait: cooldown.seconds,
    problem: isMissing ? t`Masukkan kodenya dahulu.` : isPending ? null : refusal,
    send: (typed: string) => {
      setMissing(typed === '')
      if (typed === '' || isPending || cooldown.seconds > 0) return
      mutate(typed)
    },
  }
}

/** Asks for a code: six digits send themselves, a recovery code is sent by its button. */
export function CodeForm({
  sending,
  isRecovery = false,
  autoFocus = true,
  children,
}: CodeFormProps) {
  const { code, setCode, send, wait, problem } = useCode(sending)
  const problemId = useId()
  const type = (typed: string) => {
    const isComplete = !isRecovery && typed.length === CODE_LENGTH
    setCode(isComplete ? '' : typed)
    if (isComplete) send(typed)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send(code.trim())
  }
  const field = {
    value: code,
    onChange: type,
    disabled: sending.isPending,
    invalid: Boolean(problem),
    describedBy: problemId,
    autoFocus,
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {isRecovery ? <RecoveryCodeField {...field} /> : <CodeField {...field} />}
      <p id={problemId} role="alert" className="text-sm font-medium text-danger empty:hidden">
        {problem}
      </p>
      <SubmitButton busy={sending.isPending} wait={wait}>
        {sending.isPending ? <Trans>Memeriksa kode…</Trans> : children}
      </SubmitButton>
    </form>
  )
}
