import { Trans, useLingui } from '@lingui/react/macro'
import CreatedIcon from '@mui/icons-material/Add'
import DeletedIcon from '@mui/icons-material/DeleteOutlined'
import ChangedIcon from '@mui/icons-material/EditOutlined'
import RestoredIcon from '@mui/icons-material/RestoreOutlined'
import { Box, Chip, Link, Typography } from '@mui/material'
import { ListNoResults, useListContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { components } from '../../api/schema'
import { Changes, Creation, sources } from '../../define/HistoryTab'
import { useText } from '../../define/useText'
import { formatClock, formatWeekday } from '../../ui/format'

type Entry = components['schemas']['AuditRow']

const AT_ONCE = 4
const ICONS = {
  created: CreatedIcon,
  changed: ChangedIcon,
  deleted: DeletedIcon,
  restored: RestoredIcon,
} as const
const TONES = {
  created: 'success.main',
  changed: 'info.main',
  deleted: 'error.main',
  restored: 'warning.main',
} as const

/** The subject of a change, with a link to its page if it still exists. */
const Subject = ({ entry: { subject, path } }: { entry: Entry }) => {
  if (!subject) return null
  if (!path) return <b>{subject}</b>
  return (
    <Link component={RouterLink} to={path} sx={{ fontWeight: 600 }}>
      {subject}
    </Link>
  )
}

/** A name within a sentence; abbreviations keep their capitals. */
const withinSentence = (name: string) =>
  /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name

/** A link between two records, added or removed. */
const Linked = ({ entry, joined }: { entry: Entry; joined: string }) => {
  const { t } = useLingui()
  const actor = <b>{entry.actor ?? t`Sistem`}</b>
  const other = <b>{withinSentence(joined)}</b>
  const kind = withinSentence(entry.root_label)
  const subject = <Subject entry={entry} />
  return entry.action === 'deleted' ? (
    <Trans>
      {actor} mengeluarkan {other} dari {kind} {subject}
    </Trans>
  ) : (
    <Trans>
      {actor} menambahkan {other} ke {kind} {subject}
    </Trans>
  )
}

const Sentence = ({ entry }: { entry: Entry }) => {
  const { t } = useLingui()
  const actor = <b>{entry.actor ?? t`Sistem`}</b>
  const kind = withinSentence(entry.model_label)
  const subject = <Subject entry={entry} />
  switch (entry.action) {
    case 'created':
      return (
        <Trans>
          {actor} membuat {kind} {subject}
        </Trans>
      )
    case 'deleted':
      return (
        <Trans>
          {actor} menghapus {kind} {subject}
        </Trans>
      )
    case 'restored':
      return (
        <Trans>
          {actor} memulihkan {kind} {subject}
        </Trans>
      )
    default:
      return (
        <Trans>
          {actor} mengubah {kind} {subject}
        </Trans>
      )
  }
}

/** Changes of few columns; more are collapsed. */
const What = ({ entry: { action, changes } }: { entry: Entry }) => {
  const { t } = useLingui()
  const rest = changes.length - AT_ONCE
  if (action !== 'changed' && changes.length > 1) return <Creation changes={changes} />
  return (
    <>
      <Changes changes={changes.slice(0, AT_ONCE)} />
      {rest > 0 && (
        <Box component="details" sx={{ fontSize: '0.875rem' }}>
          <Box component="summary" sx={{ cursor: 'pointer', color: 'primary.main', mt: 0.5 }}>
            {t`${rest} perubahan lain`}
          </Box>
          <Changes changes={changes.slice(AT_ONCE)} />
        </Box>
      )}
    </>
  )
}

const daySx = {
  px: 2,
  py: 0.75,
  fontWeight: 700,
  fontSize: '0.8125rem',
  bgcolor: 'action.hover',
} as const

const itemSx = {
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  columnGap: 1.5,
  px: 2,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  fontSize: '0.875rem',
  '&:first-of-type': { borderTop: 0 },
} as const

const markSx = {
  width: 28,
  height: 28,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  bgcolor: 'action.hover',
} as const

/** The kind of change as a picture; the sentence beside it says it in words. */
const Mark = ({ action }: { action: Entry['action'] }) => {
  const Icon = ICONS[action]
  return (
    <Box aria-hidden sx={{ ...markSx, color: TONES[action] }}>
      <Icon sx={{ fontSize: '1rem' }} />
    </Box>
  )
}

const Item = ({ entry }: { entry: Entry }) => {
  const { t } = useLingui()
  const text = useText()
  return (
    <Box component="li" sx={itemSx}>
      <Mark action={entry.action} />
      <Box sx={{ minWidth: 0, pt: 0.5, overflowWrap: 'anywhere' }}>
        {entry.joined ? <Linked entry={entry} joined={entry.joined} /> : <Sentence entry={entry} />}{' '}
        {entry.source !== 'backoffice' && entry.source !== 'system' && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            · {text(sources[entry.source] ?? entry.source)}
          </Box>
        )}
        {entry.on_behalf_of && (
          <Chip size="small" color="warning" label={t`sebagai ${entry.on_behalf_of}`} />
        )}
        {!entry.joined && <What entry={entry} />}
      </Box>
      <Typography
        component="time"
        dateTime={entry.at}
        sx={{
          pt: 0.5,
          color: 'text.secondary',
          fontSize: '0.8125rem',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {formatClock(entry.at)}
      </Typography>
    </Box>
  )
}

/** The entries by day in the user's time zone. */
function byDay(entries: Entry[]): [string, Entry[]][] {
  const days = new Map<string, Entry[]>()
  for (const entry of entries) {
    const day = formatWeekday(entry.at)
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return [...days]
}

/** Changes by day, the latest first. */
export const AuditEntries = () => {
  const { data = [] } = useListContext<Entry>()
  if (data.length === 0) return <ListNoResults />
  return byDay(data).map(([day, entries]) => (
    <Box component="section" key={day} aria-label={day}>
      <Typography component="h2" sx={daySx}>
        {day}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map((entry) => (
          <Item key={entry.id} entry={entry} />
        ))}
      </Box>
    </Box>
  ))
}
