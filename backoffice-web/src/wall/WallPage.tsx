import { Trans, useLingui } from '@lingui/react/macro'
import CampaignIcon from '@mui/icons-material/CampaignOutlined'
import TableIcon from '@mui/icons-material/TableRowsOutlined'
import { Box, Button, Chip, TextField } from '@mui/material'
import { useDeferredValue, useState } from 'react'
import { CanAccess, Title } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import { AccessDenied } from '../app/AccessDenied'
import { ErrorState } from '../ui/ErrorState'
import { Loaded } from '../ui/Loaded'
import { PageSkeleton } from '../ui/PageSkeleton'
import { StateMessage } from '../ui/StateMessage'
import { Composer } from './Composer'
import { type Filters, useFeed, usePost } from './calls'
import { PostCard } from './PostCard'

type View = 'all' | 'unread' | 'announcements' | 'own'

const FILTERS: Record<View, Filters> = {
  all: {},
  unread: { is_unread: true },
  announcements: { kind: 'announcement' },
  own: { is_own: true },
}

const column = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: 720,
  mx: 'auto',
  pt: 1,
} as const

const useViews = (): Record<View, string> => {
  const { t } = useLingui()
  return {
    all: t`Semua`,
    unread: t`Belum dikonfirmasi`,
    announcements: t`Pengumuman`,
    own: t`Kiriman saya`,
  }
}

const Feed = ({ filter }: { filter: Filters }) => {
  const { t } = useLingui()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useFeed(filter)
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  const posts = data.pages.flatMap(({ rows }) => rows)
  if (!posts.length)
    return (
      <StateMessage
        icon={<CampaignIcon />}
        title={t`Belum ada kiriman`}
        message={t`Kiriman yang cocok dengan pilihan ini akan muncul di sini.`}
      />
    )
  return (
    <>
      {posts.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
      {hasNextPage && (
        <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          <Trans>Muat lebih banyak</Trans>
        </Button>
      )}
    </>
  )
}

const Choices = ({ view, onChoose }: { view: View; onChoose: (view: View) => void }) => {
  const { t } = useLingui()
  const views = useViews()
  return (
    <Box
      role="group"
      aria-label={t`Saring kiriman`}
      sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}
    >
      {(Object.keys(views) as View[]).map((name) => (
        <Chip
          key={name}
          label={views[name]}
          color={name === view ? 'primary' : 'default'}
          variant={name === view ? 'filled' : 'outlined'}
          aria-pressed={name === view}
          onClick={() => onChoose(name)}
        />
      ))}
    </Box>
  )
}

const Wall = () => {
  const { t } = useLingui()
  const [view, setView] = useState<View>('all')
  const [words, setWords] = useState('')
  const searched = useDeferredValue(words.trim())
  return (
    <Box sx={column}>
      <Composer />
      <Choices view={view} onChoose={setView} />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <TextField
          fullWidth
          type="search"
          label={t`Cari di papan info`}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <CanAccess resource="wall-posts" action="list">
          <Button component={Link} to="/wall-posts" startIcon={<TableIcon />}>
            <Trans>Tabel</Trans>
          </Button>
        </CanAccess>
      </Box>
      <Feed filter={{ ...FILTERS[view], 'q@contains': searched }} />
    </Box>
  )
}

const OnePost = ({ id }: { id: number }) => {
  const { t } = useLingui()
  return (
    <Box sx={column}>
      <Button component={Link} to="/wall" sx={{ justifySelf: 'start' }}>
        <Trans>← Papan info</Trans>
      </Button>
      <Loaded query={usePost(id)} back={{ path: '/wall', label: t`Papan info` }}>
        {(post) => (
          <>
            <Title title={t`Papan info`} />
            <PostCard post={post} isOpen />
          </>
        )}
      </Loaded>
    </Box>
  )
}

/** The internal wall of posts. */
const WallPage = () => {
  const { t } = useLingui()
  const { id } = useParams()
  return (
    <CanAccess resource="wall" action="list" accessDenied={<AccessDenied />}>
      {!id && <Title title={t`Papan info`} />}
      {id ? <OnePost id={Number(id)} /> : <Wall />}
    </CanAccess>
  )
}

export default WallPage
