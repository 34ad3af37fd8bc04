import { useLingui } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import type { components } from '../api/schema'
import { ErrorState } from '../ui/ErrorState'
import { formatNumber } from '../ui/format'
import { PageSkeleton } from '../ui/PageSkeleton'
import { useUsage } from './useRecordRows'

type Use = components['schemas']['UseOut']

const Samples = ({ count, samples }: Use) => {
  if (samples.length === 0) return null
  return (
    <Typography component="ul" variant="body2" color="text.secondary" sx={{ m: 0, pl: 2.5 }}>
      {samples.map((sample) => (
        <li key={sample}>{sample}</li>
      ))}
      {count > samples.length && <li>…</li>}
    </Typography>
  )
}

const UseItem = (use: Use) => {
  const { t } = useLingui()
  return (
    <Box component="li" sx={{ py: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>
        {use.name} ({formatNumber(use.count)})
        {use.is_part && (
          <Typography component="span" variant="body2" color="text.secondary">
            {' · '}
            {t`bagian dari data ini, tidak menghalangi penghapusan`}
          </Typography>
        )}
      </Typography>
      <Samples {...use} />
    </Box>
  )
}

/** Where the record is used, which also prevents its deletion. */
export const UsageTab = () => {
  const { t } = useLingui()
  const { data, error, refetch } = useUsage()
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  if (data.total === 0)
    return (
      <Typography color="text.secondary">{t`Belum dipakai di mana pun; data ini dapat dihapus.`}</Typography>
    )
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.rows.map((use) => (
        <UseItem key={use.name} {...use} />
      ))}
    </Box>
  )
}
