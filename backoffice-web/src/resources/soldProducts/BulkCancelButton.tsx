import { useLingui } from '@lingui/react/macro'
import CancelIcon from '@mui/icons-material/EventBusyOutlined'
import { Alert, Button, Typography } from '@mui/material'
import { useState } from 'react'
import {
  RadioButtonGroupInput,
  required,
  useListContext,
  usePermissions,
  useUnselectAll,
} from 'react-admin'
import type { Send } from '../../api/call'
import { BASE } from '../../api/client'
import { eachInTurn, type Outcome } from '../../providers/eachInTurn'
import { useWrite } from '../../providers/useWrite'
import { ReasonInput } from '../orders/actions/fields'
import { CancelDialog } from './CancelDialog'
import { CancelOutcome } from './CancelOutcome'
import { isOver } from './isOver'
import type { CancelledClass, SoldProduct } from './types'
import { useRemedies } from './useRemedies'

interface Values {
  remedy: 'ask' | 'refund'
  reason: string
}

type CancelledRow = Outcome<SoldProduct, CancelledClass>

const cancelAll = (send: Send, rows: SoldProduct[], body: Values): Promise<CancelledRow[]> =>
  eachInTurn(rows, ({ id }) =>
    send('post', `${BASE}/sold-products/${id}/cancel`, { body: { ...body, item_id: 0 } }),
  )

/** Cancels the selected classes that are not over. */
export const BulkCancelButton = () => {
  const { t } = useLingui()
  const { selectedIds, data = [] } = useListContext<SoldProduct>()
  const { permissions = [] } = usePermissions<string[]>()
  const [rows, setRows] = useState<SoldProduct[]>([])
  if (!permissions.includes('sold-products.cancel')) return null
  const coming = data.filter((row) => selectedIds.includes(row.id) && !isOver(row))
  return (
    <>
      <Button
        size="small"
        color="error"
        startIcon={<CancelIcon />}
        disabled={coming.length === 0}
        onClick={() => setRows(coming)}
      >{t`Batalkan kelas`}</Button>
      {rows.length > 0 && <BulkCancelDialog rows={rows} onClose={() => setRows([])} />}
    </>
  )
}

const BulkCancelDialog = ({ rows, onClose }: { rows: SoldProduct[]; onClose: () => void }) => {
  const { t } = useLingui()
  const unselectAll = useUnselectAll('sold-products')
  const { mutate, data, isPending } = useWrite(
    (send, values: Values) => cancelAll(send, rows, values),
    { invalidates: [['sold-products']] },
  )
  const close = () => {
    if (data) unselectAll()
    onClose()
  }
  const title = t`Batalkan ${rows.length} kelas`
  return (
    <CancelDialog
      title={title}
      confirm={title}
      isPending={isPending}
      isDone={data !== undefined}
      onSubmit={(values) => mutate(values as Values)}
      onClose={close}
    >
      {data ? <Outcomes outcomes={data} /> : <Inputs rows={rows} />}
    </CancelDialog>
  )
}

const Inputs = ({ rows }: { rows: SoldProduct[] }) => {
  const { t } = useLingui()
  const { ask, refund } = useRemedies()
  const seats = rows.reduce((sum, { participants }) => sum + participants, 0)
  return (
    <>
      <Alert severity="warning">
        {t`Kelas berikut tidak dijual lagi. ${seats} kursi dilepas, dan semua peserta serta pembeli diberi tahu.`}
        <ul>
          {rows.map((row) => (
            <li key={row.id}>{row.title}</li>
          ))}
        </ul>
      </Alert>
      <RadioButtonGroupInput
        source="remedy"
        label={t`Penyelesaian`}
        choices={[ask, ...refund]}
        validate={required()}
        row={false}
        helperText={false}
      />
      <ReasonInput helperText={t`Peserta membaca alasan ini`} />
    </>
  )
}

const Outcomes = ({ outcomes }: { outcomes: CancelledRow[] }) =>
  outcomes.map(({ row, done, problem }) => (
    <section key={row.id}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
        {row.title}
      </Typography>
      {done && <CancelOutcome done={done} />}
      {problem && <Alert severity="error">{problem}</Alert>}
    </section>
  ))
