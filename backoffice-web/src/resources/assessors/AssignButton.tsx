import { useLingui } from '@lingui/react/macro'
import { Button } from '@mui/material'
import { useState } from 'react'
import { required, SelectInput } from 'react-admin'
import { BASE } from '../../api/client'
import { ActionDialog } from '../../ui/ActionDialog'
import type { GradingDetail } from './labels'

/** Gives an open grading to another assessor. */
export const AssignButton = ({ grading }: { grading: GradingDetail }) => {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const choices = grading.others.map(({ id, fullname }) => ({ id, name: fullname }))
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {t`Tugaskan ke asesor lain`}
      </Button>
      {isOpen && (
        <ActionDialog<{ assessor_id: number }>
          title={t`Tugaskan ke asesor lain`}
          confirm={t`Tugaskan`}
          done={t`Penilaian ditugaskan.`}
          act={(send, { assessor_id }) =>
            send('post', `${BASE}/gradings/${grading.id}/assign`, { body: { assessor_id } })
          }
          invalidates={['gradings']}
          onClose={() => setOpen(false)}
        >
          <SelectInput
            source="assessor_id"
            label={t`Asesor`}
            choices={choices}
            validate={required()}
            fullWidth
          />
        </ActionDialog>
      )}
    </>
  )
}
