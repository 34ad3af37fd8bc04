import { Trans } from '@lingui/react/macro'
import { messageOf } from '../../api/messageOf'
import type { UserType } from '../../api/types'
import { FormAlert } from '../../ui/form/FormAlert'
import { GoogleButton } from './GoogleButton'
import { useGoogleSignIn } from './useSignIn'

interface GoogleSignInProps {
  userType: UserType
  remember: boolean
  text?: 'continue_with' | 'signup_with'
  /** Whether it is above the form. */
  isFirst?: boolean
}

/** Signing in with a Google account, with what may come of it beside the button. */
export function GoogleSignIn(props: GoogleSignInProps) {
  const { userType, remember, text = 'continue_with', isFirst = false } = props
  const { mutate, error, isPending } = useGoogleSignIn()
  const alert = error && messageOf(error)
  return (
    <div className="grid gap-4">
      <GoogleButton
        text={text}
        isFirst={isFirst}
        onCredential={(token) => mutate({ token, user_type: userType, remember })}
      />
      {isPending && (
        <p role="status" className="text-center text-sm text-muted">
          <Trans>Sedang masuk dengan Google…</Trans>
        </p>
      )}
      {alert && <FormAlert tone="danger">{alert}</FormAlert>}
    </div>
  )
}
