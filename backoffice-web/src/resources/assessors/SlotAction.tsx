import { useLingui } from '@lingui/react/macro'
import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { minLength, required, TextInput, useNotify, useRefresh } from 'react-admin'
import { BASE, call } from '../../api/client'
import { ActionDialog } from '../../ui/ActionDialog'
import type { Slot } from './labels'

/** Takes back a free slot at once, and a booked one with a reason that its participant reads. */
export const SlotAction = ({ slot }: { slot: Slot }) =>
  slot.participant_name ? <CancelSlot slot={slot} /> : <RemoveSlot slot={slot} />

const RemoveSlot = ({ slot }: { slot: Slot }) => {
  const { t } = useLingui()
  const notify = useNotify()
  const refresh = useRefresh()
  const removing = useMutation({
    mutationFn: () => call('delete', `${BASE}/interview-slots/${slot.id}`),
    onSuccess: () => notify(t`Jadwal dihapus.`, { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: refresh,
  })
  return (
    <Button size="small" disabled={removing.isPending} onClick={() => removing.mutate()}>
      {t`Hapus`}
    </Button>
  )
}

const CancelSlot = ({ slot }: { slot: Slot }) => {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" color="error" onClick={() => setOpen(true)}>
        {t`Batalkan`}
      </Button>
      {isOpen && (
        <ActionDialog<{ reason: string }>
          title={t`Batalkan jadwal ${slot.participant_name ?? ''}?`}
          confirm={t`Batalkan jadwal`}
          done={t`Jadwal dibatalkan dan peserta diberi tahu.`}
          path={`${BASE}/interview-slots/${slot.id}/cancel`}
          toBody={({ reason }) => ({ reason })}
          invalidates={['interview-slots', 'gradings']}
          isDangerous
          onClose={() => setOpen(false)}
        >
          <TextInput
            source="reason"
            label={t`Alasan (dibaca peserta)`}
            validate={[required(), minLength(3)]}
            multiline
            fullWidth
          />
        </ActionDialog>
      )}
    </>
  )
}
