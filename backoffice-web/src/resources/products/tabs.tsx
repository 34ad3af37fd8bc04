import { useLingui } from '@lingui/react/macro'
import {
  Box,
  Chip,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type RaRecord, useRecordContext } from 'react-admin'
import { BASE, read } from '../../api/client'
import type { ListResults } from '../../api/envelope'
import { useText } from '../../define/useText'
import { DescriptionList } from '../../ui/DescriptionList'
import { ErrorState } from '../../ui/ErrorState'
import { formatMoment, formatNumber, formatRupiah } from '../../ui/format'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { type CatalogProduct, RESOURCE, type WaitingRow } from './types'
import { waitingStatuses } from './waiting'

const useProduct = () => useRecordContext<CatalogProduct & RaRecord>()

const usePrices = (id: number | undefined) =>
  useQuery({
    queryKey: [RESOURCE, 'prices', id],
    queryFn: ({ signal }) => read(`${BASE}/catalog-products/${id ?? 0}/prices`, { signal }),
    enabled: id !== undefined,
  })

const useWaiting = (id: number | undefined) =>
  useQuery({
    queryKey: [RESOURCE, 'waiting', id],
    queryFn: ({ signal }) => read(`${BASE}/catalog-products/${id ?? 0}/waiting`, { signal }),
    enabled: id !== undefined,
  })

const price = (value: number | null) => (value === null ? '–' : formatRupiah(value))

/** Every price that a product had. */
export const PricesTab = () => {
  const { t } = useLingui()
  const { data, error, refetch } = usePrices(useProduct()?.id)
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  if (data.length === 0)
    return <Typography color="text.secondary">{t`Harganya belum pernah berubah.`}</Typography>
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={t`Riwayat harga`}>
        <TableHead>
          <TableRow>
            <TableCell>{t`Sejak`}</TableCell>
            <TableCell>{t`Oleh`}</TableCell>
            <TableCell align="right">{t`Harga`}</TableCell>
            <TableCell align="right">{t`Harga coret`}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map((one) => (
            <TableRow key={one.at}>
              <TableCell>{formatMoment(one.at)}</TableCell>
              <TableCell>{one.actor ?? t`Sistem`}</TableCell>
              <TableCell align="right">
                {one.price === null ? '' : `${price(one.price_before)} → ${price(one.price)}`}
              </TableCell>
              <TableCell align="right">
                {one.strike_price_before === one.strike_price
                  ? ''
                  : `${price(one.strike_price_before)} → ${price(one.strike_price)}`}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

const Line = ({ data }: { data: ListResults<WaitingRow> }) => {
  const { t } = useLingui()
  const text = useText()
  if (data.total === 0)
    return <Typography color="text.secondary">{t`Tidak ada yang menunggu kursi.`}</Typography>
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={t`Daftar tunggu`}>
        <TableHead>
          <TableRow>
            <TableCell>{t`Nama`}</TableCell>
            <TableCell>{t`Email`}</TableCell>
            <TableCell>{t`Status`}</TableCell>
            <TableCell>{t`Sejak`}</TableCell>
            <TableCell>{t`Ditawari sampai`}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {data.rows.map((row) => (
            <TableRow key={row.id}>
              <TableCell>{row.person}</TableCell>
              <TableCell>{row.email}</TableCell>
              <TableCell>
                <Chip size="small" variant="outlined" label={text(waitingStatuses[row.status])} />
              </TableCell>
              <TableCell>{formatMoment(row.created_at)}</TableCell>
              <TableCell>{formatMoment(row.offered_until)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

/** How many seats there are and who waits for one. */
export const SeatsTab = () => {
  const { t } = useLingui()
  const product = useProduct()
  const { data, error, refetch } = useWaiting(product?.id)
  if (!product) return null
  const left =
    product.quota === null ? t`tidak dibatasi` : formatNumber(product.quota - product.sold)
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <DescriptionList
        facts={[
          { label: t`Jumlah kursi`, value: product.quota ?? t`tidak dibatasi` },
          { label: t`Terjual atau dipesan`, value: formatNumber(product.sold) },
          { label: t`Sisa`, value: left },
          { label: t`Menunggu kursi`, value: formatNumber(product.waiting) },
        ]}
      />
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {data && <Line data={data} />}
    </Box>
  )
}
