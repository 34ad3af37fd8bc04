import { msg, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import AddIcon from '@mui/icons-material/Add'
import TableIcon from '@mui/icons-material/TableChartOutlined'
import { Alert, Box, Button, Pagination, Skeleton, TextField } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { CanAccess, useRecordContext } from 'react-admin'
import { BASE, read } from '../../api/client'
import type { VoucherBatchDetail, VoucherCode } from '../../api/types'
import { useStartExport } from '../../exports/useExports'
import { toListQuery } from '../../providers/listQuery'
import { CopyButton } from '../../ui/CopyButton'
import { ErrorState } from '../../ui/ErrorState'
import { formatNumber } from '../../ui/format'
import { type MoneyColumn, StaticTable } from '../../ui/StaticTable'
import { MoreCodesDialog } from './MoreCodesDialog'

const PER_PAGE = 50

const columns: MoneyColumn<VoucherCode>[] = [
  {
    title: msg`Kode`,
    value: ({ code }) => (
      <Box component="code" sx={{ fontFamily: 'monospace', fontWeight: 700 }}>
        {code}
      </Box>
    ),
  },
  { title: msg`Dipakai`, align: 'right', value: ({ used }) => formatNumber(used) },
  {
    title: msg`Batas`,
    align: 'right',
    value: ({ limit }) => (limit === null ? t`Tanpa batas` : formatNumber(limit)),
  },
]

const useCodes = (batchId: number, page: number, text: string) =>
  useQuery({
    queryKey: ['voucher-batches', 'codes', batchId, page, text],
    queryFn: ({ signal }) =>
      read(`${BASE}/voucher-batches/${batchId}/codes`, {
        query: toListQuery({
          pagination: { page, perPage: PER_PAGE },
          filter: { 'code@contains': text },
        }),
        signal,
      }),
    placeholderData: keepPreviousData,
  })

const Tools = ({ batch, shown }: { batch: VoucherBatchDetail; shown: VoucherCode[] }) => {
  const { t } = useLingui()
  const { start, isStarting } = useStartExport()
  const [adding, setAdding] = useState(false)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {shown.length > 0 && (
        <CopyButton
          text={shown.map(({ code }) => code).join('\n')}
          label={shown.length === 1 ? t`Salin kode` : t`Salin kode di halaman ini`}
        />
      )}
      <CanAccess resource="exports" action="create">
        <Button
          variant="outlined"
          startIcon={<TableIcon />}
          disabled={isStarting}
          onClick={() => void start({ kind: 'voucher-codes', params: { batch_id: batch.id } })}
        >
          <Trans>Ekspor semua kode</Trans>
        </Button>
      </CanAccess>
      <CanAccess resource="voucher-batches" action="edit">
        <Button
          variant={batch.code_count === 0 ? 'contained' : 'outlined'}
          startIcon={<AddIcon />}
          onClick={() => setAdding(true)}
        >
          {batch.code_count === 0 ? <Trans>Buat kode</Trans> : <Trans>Tambah kode</Trans>}
        </Button>
      </CanAccess>
      {adding && <MoreCodesDialog batchId={batch.id} onClose={() => setAdding(false)} />}
    </Box>
  )
}

/** A batch without codes cannot be used. */
const NoCodes = () => (
  <Alert severity="warning">
    <Trans>Program ini belum punya kode, jadi belum ada yang dapat memakainya.</Trans>
  </Alert>
)

const Codes = ({ batch }: { batch: VoucherBatchDetail }) => {
  const { t } = useLingui()
  const [page, setPage] = useState(1)
  const [text, setText] = useState('')
  const { data, error, refetch } = useCodes(batch.id, page, useDeferredValue(text.trim()))
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={300} />
  const pages = Math.ceil(data.total / PER_PAGE)
  const search = (value: string) => {
    setText(value)
    setPage(1)
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', py: 1 }}>
      {batch.code_count === 0 && <NoCodes />}
      <Tools batch={batch} shown={data.rows} />
      <TextField
        label={t`Cari kode`}
        type="search"
        value={text}
        onChange={(event) => search(event.target.value)}
        sx={{ maxWidth: 320 }}
      />
      <StaticTable
        label={t`Kode program ini`}
        columns={columns}
        rows={data.rows}
        keyOf={({ id }) => id}
      />
      {pages > 1 && (
        <Pagination count={pages} page={page} onChange={(_event, wanted) => setPage(wanted)} />
      )}
    </Box>
  )
}

/** The codes of a batch: search, copy, export, add. */
export const VoucherCodes = () => {
  const batch = useRecordContext<VoucherBatchDetail>()
  return batch ? <Codes batch={batch} /> : null
}
