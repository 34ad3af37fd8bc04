import { useLingui } from '@lingui/react/macro'
import { Box, Button, Tooltip } from '@mui/material'
import { type Identifier, SaveButton, useRecordContext, useResourceContext } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { FormLeaveGuard } from './LeaveGuard'

/** Cancels a form: back to the record, or to the list if there is none yet. */
export const CancelButton = ({ id }: { id?: Identifier | undefined }) => {
  const { t } = useLingui()
  const navigate = useNavigate()
  const resource = useResourceContext()
  const record = useRecordContext()
  const known = id ?? record?.id
  const leave = () => navigate(known === undefined ? `/${resource}` : `/${resource}/${known}/show`)
  return <Button color="inherit" onClick={leave}>{t`Batal`}</Button>
}

/** The footer of a simple form: save (with the reason if disabled) and cancel. */
export const FormFoot = () => {
  const { t } = useLingui()
  const { isDirty } = useFormState()
  const isNew = useRecordContext()?.id === undefined
  const why = isNew ? t`Isi dulu formulirnya` : t`Belum ada yang diubah`
  return (
    <Box sx={{ display: 'flex', gap: 1, px: 2, pb: 2 }}>
      <Tooltip title={isDirty ? '' : why}>
        <span>
          <SaveButton label={t`Simpan`} />
        </span>
      </Tooltip>
      <CancelButton />
      <FormLeaveGuard />
    </Box>
  )
}
