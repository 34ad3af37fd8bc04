import { useLingui } from '@lingui/react/macro'
import { Alert } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { RadioButtonGroupInput, required } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { BASE, read } from '../../api/client'
import { useWrite } from '../../providers/useWrite'
import { formatMoment, formatRupiah } from '../../ui/format'
import { ReasonInput } from '../orders/actions/fields'
import { CancelDialog } from './CancelDialog'
import { CancelOutcome } from './CancelOutcome'
import type { Remedy, SoldProductRecord } from './types'
import { useRemedies } from './useRemedies'

interface Values {
  remedy: Remedy
  item_id?: number
  reason: string
}

interface Props {
  record: SoldProductRecord
  onClose: () => void
}

/** Cancels a class with all its lines, and notifies its buyers. */
export const CancelClassDialog = ({ record, onClose }: Props) => {
  const { t } = useLingui()
  const { mutate, data, error, isPending } = useWrite(
    (send, { item_id = 0, ...how }: Values) =>
      send('post', `${BASE}/sold-products/${record.id}/cancel`, { body: { item_id, ...how } }),
    { invalidates: [['sold-products']], onError: () => undefined },
  )
  return (
    <CancelDialog
      title={t`Batalkan atau pindahkan kelas`}
      isPending={isPending}
      isDone={data !== undefined}
      onSubmit={(values) => mutate(values as Values)}
      onClose={onClose}
    >
      {error && <Alert severity="error">{error.message}</Alert>}
      {data ? <CancelOutcome done={data} /> : <Inputs record={record} />}
    </CancelDialog>
  )
}

const Inputs = ({ record }: { record: SoldProductRecord }) => {
  const { t } = useLingui()
  const remedy = useWatch<Values>({ name: 'remedy' })
  const { ask, refund } = useRemedies()
  const move = { id: 'move', name: t`Pindahkan semua ke satu jadwal lain` }
  return (
    <>
      <Alert severity="warning">
        {t`${record.title} tidak dijual lagi. ${record.participants} kursi dilepas, dan semua peserta serta pembeli diberi tahu.`}
      </Alert>
      <RadioButtonGroupInput
        source="remedy"
        label={t`Penyelesaian`}
        choices={[ask, move, ...refund]}
        validate={required()}
        row={false}
        helperText={false}
      />
      {remedy === 'move' && <Target productId={record.id} />}
      <ReasonInput helperText={t`Peserta membaca alasan ini`} />
    </>
  )
}

const Target = ({ productId }: { productId: number }) => {
  const { t } = useLingui()
  const { data } = useQuery({
    queryKey: ['sold-products', productId, 'alternatives'],
    queryFn: ({ signal }) => read(`${BASE}/sold-products/${productId}/alternatives`, { signal }),
  })
  if (!data) return null
  if (data.length === 0)
    return (
      <Alert severity="info">
        {t`Tidak ada jadwal lain yang sejenis, tidak lebih mahal, dan masih punya kursi.`}
      </Alert>
    )
  return (
    <RadioButtonGroupInput
      source="item_id"
      label={t`Jadwal tujuan`}
      choices={data.map(({ item_id, title, starts_at, price }) => ({
        id: item_id,
        name: [title, starts_at && formatMoment(starts_at), formatRupiah(price)]
          .filter(Boolean)
          .join(' · '),
      }))}
      validate={required()}
      row={false}
      helperText={false}
    />
  )
}
