import { Trans, useLingui } from '@lingui/react/macro'
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined'
import { Box, Button, Checkbox, FormControlLabel, IconButton, Tooltip } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { CanAccess, SelectInput, useCanAccess, useListContext } from 'react-admin'
import { BASE } from '../../api/client'
import { ExportListButton } from '../../define/ExportListButton'
import { useText } from '../../define/useText'
import { EVERYTHING, useWrite } from '../../providers/useWrite'
import { AppList } from '../../ui/AppList'
import { ListEmpty } from '../../ui/ListStates'
import { SearchFor } from '../../ui/SearchFor'
import { showShortcuts } from '../../ui/shortcuts/active'
import { useShortcuts } from '../../ui/shortcuts/useShortcuts'
import { ReviewCard } from './ReviewCard'
import { statuses } from './reviewLabels'
import { type Review, useModeration } from './useModeration'

/** Publishes all selected reviews; those already published remain. */
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
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', px: 2 }}>
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

/** The review that keyboard shortcuts apply to: the one at this position. */
function useActive(count: number) {
  const [place, setPlace] = useState<number | null>(null)
  const card = useRef<HTMLLIElement>(null)
  const active = place === null ? null : Math.min(place, count - 1)
  const step = (by: number) =>
    setPlace((old) => Math.max(0, Math.min(count - 1, old === null ? 0 : old + by)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the card of another place is another one
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return { active, card, step }
}

const KeysButton = () => {
  const { t } = useLingui()
  return (
    <Tooltip title={t`Pintasan papan ketik (?)`}>
      <IconButton
        size="small"
        aria-label={t`Pintasan papan ketik`}
        onClick={() => showShortcuts(true)}
      >
        <KeyboardIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}

const Cards = () => {
  const { data = [] } = useListContext<Review>()
  const moderation = useModeration()
  const { canAccess = false } = useCanAccess({ resource: 'reviews', action: 'edit' })
  const { active, card, step } = useActive(data.length)
  const [rejecting, setRejecting] = useState<number | null>(null)
  const chosen = active === null ? undefined : data[active]
  const rejectOrAsk = (id: number) => {
    if (id !== rejecting) return setRejecting(id)
    setRejecting(null)
    moderation.reject({ id, reason: '' })
  }
  const may = canAccess && chosen && !moderation.isBusy(chosen.id)
  useShortcuts('reviews', {
    next: () => step(1),
    previous: () => step(-1),
    publish: () => may && chosen.status !== 'published' && moderation.publish(chosen.id),
    reject: () => may && chosen.status !== 'rejected' && rejectOrAsk(chosen.id),
    close: () => setRejecting(null),
    undo: () => canAccess && moderation.undo(),
  })
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', pb: 0.5 }}>
        <ChosenBar />
        <Box sx={{ flex: 1 }} />
        <KeysButton />
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map((review, place) => (
          <ReviewCard
            key={review.id}
            review={review}
            moderation={moderation}
            isActive={place === active}
            card={place === active ? card : undefined}
            isRejecting={review.id === rejecting}
            onRejecting={(isOn) => setRejecting(isOn ? review.id : null)}
          />
        ))}
      </Box>
    </>
  )
}

/** Reviews, pending ones first. */
const ReviewList = () => {
  const { t } = useLingui()
  const text = useText()
  const choices = Object.entries(statuses).map(([id, one]) => ({ id, name: text(one.text) }))
  const filters = [
    <SearchFor key="q" source="q@contains" placeholder={t`Cari isi atau produk`} alwaysOn />,
    <SelectInput key="status" source="status" label={t`Status`} choices={choices} alwaysOn />,
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
      <Cards />
    </AppList>
  )
}

export default ReviewList
