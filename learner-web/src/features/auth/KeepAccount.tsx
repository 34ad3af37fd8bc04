import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { messageOf } from '../../api/messageOf'
import { profileQuery } from '../../api/profile'
import { keepAccount } from '../../api/recovery'
import { session } from '../../api/session'
import { useOneTimeParam } from '../../lib/useOneTimeParam'
import { FormAlert } from '../../ui/form/FormAlert'
import { toast } from '../../ui/toast'

/** The way back from a deletion, by the link of its mail; a signed-in person reads the answer on the next page. */
export function KeepAccount() {
  const token = useOneTimeParam('keep_account').value
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: keepAccount,
    meta: { errors: 'inline', invalidates: [profileQuery().queryKey] },
    onSuccess: (message) => {
      if (session.get()) toast.success(message)
    },
    onError: (failure) => {
      if (session.get()) toast.error(messageOf(failure) ?? '')
    },
  })
  const asked = useRef<string | null>(null)
  useEffect(() => {
    if (token === null || asked.current === token) return
    asked.current = token
    mutate(token)
  }, [token, mutate])
  const refusal = error && messageOf(error)
  if (refusal) return <FormAlert tone="danger">{refusal}</FormAlert>
  if (isPending)
    return (
      <FormAlert tone="info">
        <Trans>Sedang membatalkan penghapusan akun Anda…</Trans>
      </FormAlert>
    )
  if (data === undefined) return null
  return (
    <FormAlert tone="success">
      {data} <Trans>Senang Anda tetap bersama kami. Silakan masuk seperti biasa.</Trans>
    </FormAlert>
  )
}
