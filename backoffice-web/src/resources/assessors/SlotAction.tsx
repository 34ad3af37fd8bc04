import { useLingui } from '@lingui/react/macro'
import { Button } from '@mui/material'
import { useState } from 'react'
import { minLength, required, TextInput } from 'react-admin'
import { BASE } from '../../api/client'
import { EVERYTHING, useWrite } from '../../providers/useWrite'
import { ActionDialog } from '../../ui/ActionDialog'
import type { Slot } from './labels'

/** Takes back a free slot at once, and a booked one with a reason that its participant reads. */
export const SlotAction = ({ slot }: { slot: Slot }) =>
  slot.participant_name ? <CancelSlot slot={slot} /> : <RemoveSlot slot={slot} />

const RemoveSlot = ({ slot }: { slot: Slot }) => {
  const { t } = useLingui()
  const removing = useWrite((send) => send('delete', `${BASE}/interview-slots/${slot.id}`), {
    done: t`Jadwal dihapus.`,
    invalidates: EVERYTHING,
    invalidatesOnError: true,
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
          act={(send, { reason }) =>
            send('post', `${BASE}/interview-slots/${slot.id}/cancel`, { body: { reason } })
          }
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
