import { useLingui } from '@lingui/react/macro'
import { Box, LinearProgress, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useRecordContext } from 'react-admin'
import { BASE, read } from '../../api/client'
import type { components } from '../../api/schema'
import { ErrorState } from '../../ui/ErrorState'
import { formatRupiah } from '../../ui/format'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { type Tile, Tiles } from '../../ui/Tiles'

type Results = components['schemas']['BroadcastResults']
const EVERY = 2_000
/** Polling interval for deliveries, bounces and orders once all mails are sent. */
const AFTERWARDS = 10_000

const isRunning = (results: Results | undefined) =>
  Boolean(results && (results.queued > 0 || results.sending > 0))

function useResults() {
  const broadcast = useRecordContext()
  return useQuery({
    queryKey: ['broadcasts', 'results', broadcast?.id, broadcast?.version],
    enabled: broadcast !== undefined,
    queryFn: ({ signal }) => read(`${BASE}/broadcasts/${broadcast?.id ?? 0}/results`, { signal }),
    refetchInterval: ({ state }) => (isRunning(state.data) ? EVERY : AFTERWARDS),
  })
}

const share = (part: number, whole: number) =>
  whole > 0 ? `${Math.round((part / whole) * 100)}%` : '–'

function useTiles(results: Results | undefined): Tile[] {
  const { t } = useLingui()
  if (!results) return []
  const { sent, total } = results
  const tile = (label: string, count: number, of: number): Tile => ({
    label,
    value: String(count),
    note: share(count, of),
  })
  const orders: Tile[] =
    results.orders === null
      ? []
      : [
          {
            label: t`Pesanan sesudahnya`,
            value: String(results.orders),
            note: formatRupiah(results.revenue ?? 0),
          },
        ]
  return [
    tile(t({ message: `Terkirim`, context: `mail` }), sent, total),
    tile(t({ message: `Sampai`, context: `mail` }), results.delivered, sent),
    tile(t`Dibuka`, results.opened, sent),
    tile(t`Ditolak penerima`, results.bounced, sent),
    tile(t`Ditandai spam`, results.complained, sent),
    tile(t`Berhenti berlangganan`, results.unsubscribed, sent),
    tile(t`Dilewati atau gagal`, results.skipped + results.failed, total),
    ...orders,
  ]
}

/** Statistics of a broadcast, polled while it is being sent. */
const BroadcastResults = () => {
  const { t } = useLingui()
  const { data, error, refetch } = useResults()
  const tiles = useTiles(data)
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  const done = data.total - data.queued - data.sending
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Typography id="broadcast-progress" sx={{ mb: 0.5 }} aria-live="polite">
          {t`${done} dari ${data.total} penerima sudah diproses`}
        </Typography>
        <LinearProgress
          variant="determinate"
          aria-labelledby="broadcast-progress"
          value={data.total ? (done / data.total) * 100 : 0}
        />
      </Box>
      <Tiles tiles={tiles} />
      <Typography sx={{ fontSize: '0.85rem', color: 'text.secondary' }}>
        {t`Dibuka hanya dihitung pada orang yang mengizinkannya. Pesanan dihitung bila dibayar dalam ${data.attribution_days} hari sesudah emailnya.`}
      </Typography>
    </Box>
  )
}

export default BroadcastResults
