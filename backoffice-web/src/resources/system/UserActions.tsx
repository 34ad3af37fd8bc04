import { Trans, useLingui } from '@lingui/react/macro'
import ResetIcon from '@mui/icons-material/LockResetOutlined'
import EndIcon from '@mui/icons-material/LogoutOutlined'
import ViewIcon from '@mui/icons-material/VisibilityOutlined'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import { CanAccess, Confirm, usePermissions, useRecordContext } from 'react-admin'
import { BASE } from '../../api/client'
import { impersonate } from '../../api/impersonation'
import { EVERYTHING, useWrite } from '../../providers/useWrite'

const ConfirmedAction = ({
  verb,
  icon,
  label,
  question,
  done,
}: {
  verb: 'reset-two-factor' | 'end-sessions'
  icon: ReactNode
  label: string
  question: string
  done: string
}) => {
  const record = useRecordContext()
  const [isOpen, setOpen] = useState(false)
  const { mutate, isPending } = useWrite(
    (send) => send('post', `${BASE}/users/${record?.id}/${verb}`),
    { done, invalidates: EVERYTHING },
  )
  const confirm = () => {
    setOpen(false)
    mutate()
  }
  return (
    <>
      <Button size="small" startIcon={icon} disabled={isPending} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Confirm
        isOpen={isOpen}
        title={label}
        content={question}
        onConfirm={confirm}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

const SignInAs = () => {
  const { t } = useLingui()
  const record = useRecordContext()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const { mutate, isPending } = useWrite(
    (send, body: { reason: string }) =>
      send('post', `${BASE}/users/${record?.id}/sign-in-as`, { body }),
    {
      done: t`Anda sekarang melihat sebagai orang ini`,
      invalidates: EVERYTHING,
      onSuccess: impersonate,
    },
  )
  return (
    <>
      <Button size="small" startIcon={<ViewIcon />} onClick={() => setOpen(true)}>
        <Trans>Lihat sebagai</Trans>
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        aria-labelledby={id}
        fullWidth
        maxWidth="xs"
      >
        <DialogTitle id={id}>
          <Trans>Lihat sebagai {record?.fullname}</Trans>
        </DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            <Trans>
              Anda melihat apa yang dilihatnya dan tidak dapat mengubah apa pun. Ini dicatat di log
              audit.
            </Trans>
          </DialogContentText>
          <TextField
            autoFocus
            fullWidth
            label={t`Alasan`}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={() => setOpen(false)}>
            <Trans>Batal</Trans>
          </Button>
          <Button
            variant="contained"
            disabled={isPending || reason.trim().length < 5}
            onClick={() => mutate({ reason })}
          >
            <Trans>Lihat sebagai</Trans>
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

/** Actions on a user's account besides editing it. */
const UserActions = () => {
  const { t } = useLingui()
  const record = useRecordContext()
  const { permissions = [] } = usePermissions<string[]>()
  if (!record) return null
  const canSignInAs = permissions.includes('users.sign-in-as')
  return (
    <CanAccess action="edit">
      {record.session_count > 0 && (
        <ConfirmedAction
          verb="end-sessions"
          icon={<EndIcon />}
          label={t`Akhiri sesi`}
          question={t`Orang ini harus masuk lagi di semua perangkatnya.`}
          done={t`Semua sesinya diakhiri.`}
        />
      )}
      {record.has_two_factor && (
        <ConfirmedAction
          verb="reset-two-factor"
          icon={<ResetIcon />}
          label={t`Lepas verifikasi dua langkah`}
          question={t`Lakukan hanya bila Anda yakin siapa yang memintanya. Semua sesinya diakhiri.`}
          done={t`Verifikasi dua langkah dilepas.`}
        />
      )}
      {canSignInAs && record.is_staff && record.is_active && !record.is_superuser && <SignInAs />}
    </CanAccess>
  )
}

export default UserActions
