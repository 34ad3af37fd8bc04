import { useLingui } from '@lingui/react/macro'
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Form, RadioButtonGroupInput, required } from 'react-admin'
import { type FieldValues, useWatch } from 'react-hook-form'
import { BASE, call } from '../../api/client'
import type { Alternative } from '../../api/types'
import { formatMoment, formatRupiah } from '../../ui/format'
import { useIsSmall } from '../../ui/useIsSmall'
import { ReasonInput } from '../orders/actions/fields'
import { CancelOutcome } from './CancelOutcome'
import type { CancelledClass, Remedy, SoldProductRecord } from './types'
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

/** A class that does not take place: every line at once, and its buyers are notified. */
export const CancelClassDialog = ({ record, onClose }: Props) => {
  const { t } = useLingui()
  const id = useId()
  const isSmall = useIsSmall()
  const client = useQueryClient()
  const [defaults] = useState({ remedy: 'ask' })
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (values: Values) =>
      call<CancelledClass>('post', `${BASE}/sold-products/${record.id}/cancel`, { body: values }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['sold-products'] }),
  })
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={isSmall}
      onClose={onClose}
      aria-labelledby={id}
    >
      <Form
        record={defaults}
        onSubmit={(values: FieldValues) => mutate(values as Values)}
        noValidate
      >
        <DialogTitle id={id}>{t`Batalkan atau pindahkan kelas`}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {error && <Alert severity="error">{error.message}</Alert>}
          {data ? <CancelOutcome done={data} /> : <Inputs record={record} />}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button color="inherit" onClick={onClose} disabled={isPending}>
            {data ? t`Tutup` : t`Kembali`}
          </Button>
          {!data && (
            <Button type="submit" variant="contained" color="error" disabled={isPending}>
              {isPending ? t`Memproses…` : t`Batalkan kelas`}
            </Button>
          )}
        </DialogActions>
      </Form>
    </Dialog>
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
    queryFn: ({ signal }) =>
      call<Alternative[]>('get', `${BASE}/sold-products/${productId}/alternatives`, { signal }),
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
