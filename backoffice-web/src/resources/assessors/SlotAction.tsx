import { useLingui } from '@lingui/react/macro'
import { Button } from '@mui/material'
import { useState } from 'react'
import { Confirm, minLength, required, TextInput } from 'react-admin'
import { BASE } from '../../api/client'
import { EVERYTHING, useWrite } from '../../providers/useWrite'
import { ActionDialog } from '../../ui/ActionDialog'
import { formatMoment } from '../../ui/format'
import type { Slot } from './labels'

/** Deletes a free slot, or cancels a booked one with a reason for its participant. */
export const SlotAction = ({ slot }: { slot: Slot }) =>
  slot.participant_name ? <CancelSlot slot={slot} /> : <RemoveSlot slot={slot} />

const RemoveSlot = ({ slot }: { slot: Slot }) => {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const removing = useWrite((send) => send('delete', `${BASE}/interview-slots/${slot.id}`), {
    done: t`Jadwal dihapus.`,
    invalidates: EVERYTHING,
    invalidatesOnError: true,
  })
  const remove = () => {
    setOpen(false)
    removing.mutate()
  }
  return (
    <>
      <Button size="small" disabled={removing.isPending} onClick={() => setOpen(true)}>
        {t`Hapus`}
      </Button>
      <Confirm
        isOpen={isOpen}
        title={t`Hapus jadwal ini?`}
        content={t`${slot.assessor_name}, ${formatMoment(slot.starts_at)} di ${slot.place}. Peserta tidak dapat memesannya lagi.`}
        confirm={t`Hapus`}
        confirmColor="warning"
        onConfirm={remove}
        onClose={() => setOpen(false)}
      />
    </>
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
