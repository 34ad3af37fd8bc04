import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  Box,
  Button,
  Checkbox,
  Chip,
  FormControlLabel,
  Paper,
  Rating,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { CanAccess, SearchInput, SelectInput, useListContext } from 'react-admin'
import { BASE } from '../../api/client'
import type { components } from '../../api/schema'
import { ExportListButton } from '../../define/ExportListButton'
import { useText } from '../../define/useText'
import { EVERYTHING, useWrite } from '../../providers/useWrite'
import { AppList } from '../../ui/AppList'
import { formatMoment } from '../../ui/format'
import { ListEmpty } from '../../ui/ListStates'
import { useUndoNotice } from '../../ui/useUndoNotice'

type Review = components['schemas']['ReviewOut']

const statuses = {
  pending: { text: msg`Menunggu`, tone: 'warning' },
  published: { text: msg`Tampil`, tone: 'success' },
  rejected: { text: msg`Ditolak`, tone: 'default' },
} as const

const Answer = ({ review }: { review: Review }) => {
  const { t } = useLingui()
  const [text, setText] = useState(review.answer)
  const { mutate, isPending } = useWrite(
    (send, body: { text: string }) => send('post', `${BASE}/reviews/${review.id}/answer`, { body }),
    { done: t`Jawaban disimpan`, invalidates: EVERYTHING },
  )
  return (
    <Box sx={{ display: 'flex', gap: 1, mt: 1, alignItems: 'flex-start' }}>
      <TextField
        fullWidth
        multiline
        size="small"
        label={t`Jawaban penyelenggara`}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button disabled={isPending || text === review.answer} onClick={() => mutate({ text })}>
        <Trans>Simpan</Trans>
      </Button>
    </Box>
  )
}

const Moderation = ({ review }: { review: Review }) => {
  const { t } = useLingui()
  const notifyWithUndo = useUndoNotice()
  const publish = useWrite((send) => send('post', `${BASE}/reviews/${review.id}/publish`), {
    done: t`Ulasan ditampilkan`,
    invalidates: EVERYTHING,
  })
  const reopen = useWrite((send) => send('post', `${BASE}/reviews/${review.id}/reopen`), {
    done: t`Ulasan kembali menunggu`,
    invalidates: EVERYTHING,
  })
  const reject = useWrite((send) => send('post', `${BASE}/reviews/${review.id}/reject`), {
    invalidates: EVERYTHING,
    onSuccess: () => notifyWithUndo(t`Ulasan ditolak`, () => reopen.mutate()),
  })
  return (
    <CanAccess resource="reviews" action="edit">
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        {review.status !== 'published' && (
          <Button
            size="small"
            variant="contained"
            disabled={publish.isPending}
            onClick={() => publish.mutate()}
          >
            <Trans>Tampilkan</Trans>
          </Button>
        )}
        {review.status === 'rejected' && (
          <Button size="small" disabled={reopen.isPending} onClick={() => reopen.mutate()}>
            <Trans>Kembalikan ke menunggu</Trans>
          </Button>
        )}
        {review.status !== 'rejected' && (
          <Button
            size="small"
            color="error"
            disabled={reject.isPending}
            onClick={() => reject.mutate()}
          >
            <Trans>Tolak</Trans>
          </Button>
        )}
      </Box>
      {review.status === 'published' && <Answer review={review} />}
    </CanAccess>
  )
}

const Choice = ({ review }: { review: Review }) => {
  const { t } = useLingui()
  const { selectedIds, onToggleItem } = useListContext<Review>()
  return (
    <CanAccess resource="reviews" action="edit">
      <Checkbox
        size="small"
        sx={{ p: 0 }}
        checked={selectedIds.includes(review.id)}
        onChange={() => onToggleItem(review.id)}
        slotProps={{
          input: {
            'aria-label': t`Pilih ulasan ${review.author_name ?? ''} ${review.product_title}`,
          },
        }}
      />
    </CanAccess>
  )
}

/** Shows all that were chosen; what meanwhile is shown already stays as it is. */
const ChosenBar = () => {
  const { t } = useLingui()
  const { data = [], selectedIds, onUnselectItems, onSelect } = useListContext<Review>()
  const waiting = data.filter(({ status }) => status !== 'published').map(({ id }) => id)
  const publish = useWrite(
    async (send, ids: readonly number[]) => {
      for (const id of ids) await send('post', `${BASE}/reviews/${id}/publish`)
      return ids.length
    },
    {
      done: (count) => t`${count} ulasan ditampilkan`,
      onSuccess: () => onUnselectItems(),
      invalidates: EVERYTHING,
      invalidatesOnError: true,
    },
  )
  const chosen = waiting.filter((id) => selectedIds.includes(id))
  if (waiting.length === 0) return null
  const toggle = () => onSelect(chosen.length === waiting.length ? [] : waiting)
  return (
    <CanAccess resource="reviews" action="edit">
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', px: 2, pb: 1.5 }}>
        <FormControlLabel
          label={t`Pilih semua di halaman ini`}
          control={
            <Checkbox
              size="small"
              checked={chosen.length === waiting.length}
              indeterminate={chosen.length > 0 && chosen.length < waiting.length}
              onChange={toggle}
            />
          }
        />
        {chosen.length > 0 && (
          <Button
            size="small"
            variant="contained"
            disabled={publish.isPending}
            onClick={() => publish.mutate(chosen)}
          >
            <Trans>Tampilkan {chosen.length} ulasan</Trans>
          </Button>
        )}
      </Box>
    </CanAccess>
  )
}

const Card = ({ review }: { review: Review }) => {
  const text = useText()
  const { t } = useLingui()
  const status = statuses[review.status]
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {review.status !== 'published' && <Choice review={review} />}
        <Rating readOnly size="small" value={review.rating} />
        <Typography sx={{ fontWeight: 600 }}>{review.product_title}</Typography>
        <Chip size="small" color={status.tone} label={text(status.text)} />
        <Typography variant="body2" color="text.secondary">
          {review.author_name ?? t`Akun dihapus`} · {formatMoment(review.created_at)}
        </Typography>
      </Box>
      <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>{review.text}</Typography>
      <Moderation review={review} />
    </Paper>
  )
}

const Cards = () => {
  const { data = [] } = useListContext<Review>()
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
      {data.map((review) => (
        <Card key={review.id} review={review} />
      ))}
    </Box>
  )
}

/** Reviews, those that wait first. */
const ReviewList = () => {
  const { t } = useLingui()
  const text = useText()
  const choices = Object.entries(statuses).map(([id, one]) => ({ id, name: text(one.text) }))
  const filters = [
    <SearchInput key="q" source="q@contains" placeholder={t`Cari isi atau produk`} alwaysOn />,
    <SelectInput key="status" source="status" label={t`Keadaan`} choices={choices} alwaysOn />,
  ]
  return (
    <AppList
      more={<ExportListButton />}
      hasColumns={false}
      title={t`Ulasan`}
      filters={filters}
      filterDefaultValues={{ status: 'pending' }}
      sort={{ field: 'created_at', order: 'ASC' }}
      empty={<ListEmpty title={t`Belum ada ulasan`} message={t`Ulasan pembeli muncul di sini.`} />}
    >
      <ChosenBar />
      <Cards />
    </AppList>
  )
}

export default ReviewList
