import { Trans } from '@lingui/react/macro'
import { Alert, Button } from '@mui/material'
import { BASE } from '../api/client'
import { stopImpersonation } from '../api/impersonation'
import { useMe } from '../providers/useMe'
import { useWrite } from '../providers/useWrite'

/** A permanent banner while impersonating another user. */
export const ImpersonationBanner = () => {
  const { data: me } = useMe()
  const { mutate: stop } = useWrite((send) => send('post', `${BASE}/auth/logout`), {
    onSuccess: stopImpersonation,
    onError: stopImpersonation,
  })
  if (!me?.impersonated_by) return null
  return (
    <Alert
      severity="warning"
      variant="filled"
      square
      sx={{ position: 'sticky', top: 56, zIndex: 10, py: 0.25 }}
      action={
        <Button color="inherit" size="small" onClick={() => stop()}>
          <Trans>Berhenti</Trans>
        </Button>
      }
    >
      <Trans>
        {me.impersonated_by}, Anda sedang melihat sebagai {me.fullname}. Tidak ada yang dapat
        diubah.
      </Trans>
    </Alert>
  )
}
