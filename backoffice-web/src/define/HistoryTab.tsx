import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Chip, Typography } from '@mui/material'
import { useState } from 'react'
import type { components } from '../api/schema'
import { ErrorState } from '../ui/ErrorState'
import { formatMoment } from '../ui/format'
import { PageSkeleton } from '../ui/PageSkeleton'
import { useHistory } from './useRecordRows'
import { useText } from './useText'

type HistoryEntry = components['schemas']['HistoryEntry']
type Change = components['schemas']['HistoryChange']

const STEP = 25
const actions = {
  created: msg`dibuat`,
  changed: msg`diubah`,
  deleted: msg`dihapus`,
  restored: msg`dipulihkan`,
} as const
export const sources: Record<string, ReturnType<typeof msg>> = {
  backoffice: msg`back office`,
  admin: msg`administrasi`,
  import: msg`impor`,
  api: msg`API`,
  system: msg`sistem`,
}

const ChangeLine = ({ label, before, after }: Change) => (
  <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {label}:{' '}
    </Box>
    {before !== null && (
      <>
        <del>{before}</del> →{' '}
      </>
    )}
    <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 600 }}>
      {after ?? '–'}
    </Box>
  </Box>
)

/** What a new record was made with: one line, the rest when it is asked for. */
export const Creation = ({ changes }: { changes: Change[] }) => (
  <Box component="details" sx={{ mt: 0.25, fontSize: '0.9rem' }}>
    <Typography
      component="summary"
      noWrap
      sx={{ cursor: 'pointer', fontSize: 'inherit', color: 'text.secondary' }}
    >
      {changes
        .slice(0, 4)
        .map(({ label, after }) => `${label}: ${after ?? '–'}`)
        .join(' · ')}
    </Typography>
    <Changes changes={changes} />
  </Box>
)

export const Changes = ({ changes }: { changes: Change[] }) => (
  <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
    {changes.map((change) => (
      <ChangeLine key={change.field} {...change} />
    ))}
  </Box>
)

/** One change: who, when, from where, and what became of what. */
const HistoryItem = ({ entry }: { entry: HistoryEntry }) => {
  const text = useText()
  const { t } = useLingui()
  const actor = entry.actor ?? t`Sistem`
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline' }}>
        <Typography sx={{ fontWeight: 600 }}>{actor}</Typography>
        <Typography color="text.secondary" variant="body2">
          {entry.model_label} {text(actions[entry.action])} · {formatMoment(entry.at)} ·{' '}
          {text(sources[entry.source] ?? entry.source)}
        </Typography>
        {entry.on_behalf_of && (
          <Chip size="small" color="warning" label={t`sebagai ${entry.on_behalf_of}`} />
        )}
      </Box>
      {entry.action === 'created' && entry.changes.length > 1 ? (
        <Creation changes={entry.changes} />
      ) : (
        <Changes changes={entry.changes} />
      )}
    </Box>
  )
}

/** What happened to the record, the latest first. */
export const HistoryTab = () => {
  const { t } = useLingui()
  const [rows, setRows] = useState(STEP)
  const { data, error, refetch } = useHistory(rows)
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  if (data.total === 0)
    return <Typography color="text.secondary">{t`Belum ada perubahan yang tercatat.`}</Typography>
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.rows.map((entry) => (
          <HistoryItem key={entry.id} entry={entry} />
        ))}
      </Box>
      {data.total > data.rows.length && rows < 100 && (
        <Button onClick={() => setRows(rows + STEP)}>
          <Trans>Tampilkan yang lebih lama</Trans>
        </Button>
      )}
    </>
  )
}
