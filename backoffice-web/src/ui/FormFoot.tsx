import { useLingui } from '@lingui/react/macro'
import { Box, Button, Tooltip } from '@mui/material'
import { SaveButton, useRecordContext, useResourceContext } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'

/** The foot of a simple form: saving, with the reason where it cannot be, and leaving it as it was. */
export const FormFoot = () => {
  const { t } = useLingui()
  const { isDirty } = useFormState()
  const navigate = useNavigate()
  const resource = useResourceContext()
  const record = useRecordContext()
  const isNew = record?.id === undefined
  const why = isNew ? t`Isi dulu formulirnya` : t`Belum ada yang diubah`
  const leave = () => navigate(isNew ? `/${resource}` : `/${resource}/${record.id}/show`)
  return (
    <Box sx={{ display: 'flex', gap: 1, px: 2, pb: 2 }}>
      <Tooltip title={isDirty ? '' : why}>
        <span>
          <SaveButton label={t`Simpan`} />
        </span>
      </Tooltip>
      <Button color="inherit" onClick={leave}>{t`Batal`}</Button>
    </Box>
  )
}
