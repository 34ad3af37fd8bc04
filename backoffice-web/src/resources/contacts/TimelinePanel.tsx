import { useLingui } from '@lingui/react/macro'
import HistoryIcon from '@mui/icons-material/HistoryOutlined'
import { Box, Button, Chip, Link, Typography } from '@mui/material'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { BASE, read } from '../../api/client'
import type { components } from '../../api/schema'
import { icons } from '../../app/icons'
import { ErrorState } from '../../ui/ErrorState'
import { formatMoment } from '../../ui/format'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { StateMessage } from '../../ui/StateMessage'

type Entry = components['schemas']['TimelineEntry']
type Source = components['schemas']['TimelineSource']

function useTimeline(source: string) {
  const record = useRecordContext()
  return useInfiniteQuery({
    queryKey: ['contacts', 'timeline', record?.id, record?.version, source],
    enabled: record !== undefined,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      read(`${BASE}/contacts/${record?.id ?? 0}/timeline`, {
        query: { cursor: pageParam || undefined, source: source || undefined },
        signal,
      }),
    getNextPageParam: (page) => page.next_cursor || undefined,
  })
}

const Mark = ({ icon }: { icon: string }) => {
  const Icon = icons[icon] ?? icons.link
  return (
    <Box
      aria-hidden
      sx={{
        width: 36,
        height: 36,
        borderRadius: '50%',
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'action.hover',
        color: 'primary.main',
      }}
    >
      <Icon fontSize="small" />
    </Box>
  )
}

const Row = ({ entry }: { entry: Entry }) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gridTemplateColumns: '36px minmax(0, 1fr)',
      gap: 1.5,
      py: 1.5,
      borderBlockEnd: 1,
      borderColor: 'divider',
      '&:last-of-type': { borderBlockEnd: 0 },
    }}
  >
    <Mark icon={entry.source.icon} />
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
        <Typography
          component="h2"
          sx={{ fontWeight: 600, overflowWrap: 'anywhere', flex: '1 1 14rem' }}
        >
          {entry.path ? (
            <Link component={RouterLink} to={entry.path}>
              {entry.title}
            </Link>
          ) : (
            entry.title
          )}
        </Typography>
        <Typography sx={{ fontSize: '0.8rem', color: 'text.secondary' }}>
          {entry.source.label} · <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
        </Typography>
      </Box>
      {entry.text && (
        <Typography
          sx={{
            fontSize: '0.9rem',
            whiteSpace: 'pre-line',
            overflowWrap: 'anywhere',
            color: 'text.secondary',
          }}
        >
          {entry.text}
        </Typography>
      )}
    </Box>
  </Box>
)

const Filters = ({
  sources,
  chosen,
  onChoose,
}: {
  sources: Source[]
  chosen: string
  onChoose: (source: string) => void
}) => {
  const { t } = useLingui()
  const all = { name: '', label: t`Semua` }
  return (
    <Box
      component="fieldset"
      aria-label={t`Jenis peristiwa`}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, border: 0, p: 0, m: 0 }}
    >
      {[all, ...sources].map(({ name, label }) => (
        <Chip
          key={name}
          label={label}
          color={name === chosen ? 'primary' : 'default'}
          variant={name === chosen ? 'filled' : 'outlined'}
          aria-pressed={name === chosen}
          onClick={() => onChoose(name)}
        />
      ))}
    </Box>
  )
}

/** The events of a contact, newest first, as far as visible to the user. */
const TimelinePanel = () => {
  const { t } = useLingui()
  const [source, setSource] = useState('')
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } =
    useTimeline(source)
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  const entries = data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 860 }}>
      <Filters sources={data?.pages[0]?.sources ?? []} chosen={source} onChoose={setSource} />
      {!data && <PageSkeleton />}
      {data && entries.length === 0 && (
        <StateMessage
          icon={<HistoryIcon />}
          title={t`Belum ada peristiwa`}
          message={t`Pesanan, chat, email, dan lainnya muncul di sini.`}
        />
      )}
      <Box component="ol" aria-label={t`Linimasa`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map((entry) => (
          <Row key={entry.key} entry={entry} />
        ))}
      </Box>
      {hasNextPage && (
        <Button onClick={() => void fetchNextPage()} disabled={isFetchingNextPage}>
          {t`Tampilkan yang lebih lama`}
        </Button>
      )}
    </Box>
  )
}

export default TimelinePanel
