import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { secondStep } from '../../api/auth'
import { ApiError } from '../../api/envelope'
import { to } from '../../app/paths'
import { Button } from '../../ui/Button'
import type { StartedSignIn } from '../auth/startedSignIn'
import { useCompleteSignIn } from '../auth/useCompleteSignIn'
import { CodeForm } from './CodeForm'

const STEP_OVER = 409

/** Exchanges the code for the session; a ticket that is over leads back to the first step. */
function useSecondStep({ ticket, remember }: StartedSignIn) {
  const enter = useCompleteSignIn()
  const navigate = useNavigate()
  const next = useSearchParams()[0].get('next')
  return useMutation({
    mutationFn: async (code: string) => enter(await secondStep(ticket, code), remember),
    meta: { errors: 'inline' },
    onError: (error) => {
      if (error instanceof ApiError && error.status === STEP_OVER)
        void navigate(to.signInAfter('code', next), { replace: true })
    },
  })
}

interface SecondStepFormProps {
  started: StartedSignIn
  isRecovery: boolean
  onSwitch: () => void
}

/** The second step of a sign-in: an authenticator code, or a recovery code. */
export function SecondStepForm({ started, isRecovery, onSwitch }: SecondStepFormProps) {
  const step = useSecondStep(started)
  const switchTo = () => {
    step.reset()
    onSwitch()
  }
  return (
    <div className="grid gap-3">
      <CodeForm key={String(isRecovery)} sending={step} isRecovery={isRecovery}>
        <Trans>Verifikasi</Trans>
      </CodeForm>
      <Button variant="ghost" block onClick={switchTo}>
        {isRecovery ? (
          <Trans>Pakai aplikasi autentikator</Trans>
        ) : (
          <Trans>Pakai kode pemulihan</Trans>
        )}
      </Button>
    </div>
  )
}
