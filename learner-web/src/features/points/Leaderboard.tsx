import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Medal } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../api/messageOf'
import {
  type LeaderboardPlace,
  leaderboardQuery,
  type Period,
  type PointReward,
  pointsKey,
  pointsQuery,
  saveRanking,
} from '../../api/points'
import { formatNumber } from '../../lib/format'
import { useListParams } from '../../lib/listParams'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { cn } from '../../ui/cn'
import { Checkbox, Field, Input } from '../../ui/Field'
import { FormAlert } from '../../ui/form/FormAlert'
import { ListPages } from '../../ui/ListPages'
import { ListSkeleton } from '../../ui/ListSkeleton'
import { QueryView } from '../../ui/QueryView'
import { SegmentedControl } from '../../ui/SegmentedControl'
import { EmptyState } from '../../ui/States'
import { toast } from '../../ui/toast'

const ROWS = 4
const PERIODS: readonly Period[] = ['month', 'year', 'all']
const MEDALS: Readonly<Record<number, string>> = {
  1: 'text-amber-500',
  2: 'text-slate-400',
  3: 'text-amber-700',
}

/** The best of a month, a year, or of all time, and how I am seen there. */
export function Leaderboard() {
  const { t } = useLingui()
  const { page, get, set } = useListParams()
  const named = get('period')
  const period = PERIODS.find((one) => one === named) ?? 'month'
  const mine = useQuery(pointsQuery()).data
  return (
    <div className="grid grid-cols-1 items-start gap-6 desk:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid grid-cols-1 gap-4">
        <SegmentedControl
          legend={t`Periode`}
          value={period}
          onChange={(next) => set('period', next)}
          segments={[
            { value: 'month', label: <Trans>Bulan ini</Trans> },
            { value: 'year', label: <Trans>Tahun ini</Trans> },
            { value: 'all', label: <Trans>Semua</Trans> },
          ]}
        />
        <QueryView
          query={useQuery(leaderboardQuery(period, page))}
          pending={<ListSkeleton count={4} className="grid gap-3" item="h-14 rounded-card" />}
          empty={<EmptyState title={<Trans>Belum ada peringkat di periode ini</Trans>} />}
        >
          {({ rows, total, me }) => (
            <div>
              <Card className="overflow-hidden">
                <ol className="divide-y divide-line">
                  {rows.map((place) => (
                    <PlaceRow key={`${place.rank}${place.name}`} place={place} />
                  ))}
                </ol>
              </Card>
              {me && !rows.some((row) => row.is_me) && (
                <Card className="mt-3 overflow-hidden">
                  <ol>
                    <PlaceRow place={me} />
                  </ol>
                </Card>
              )}
              <ListPages total={total} rows={ROWS} />
            </div>
          )}
        </QueryView>
      </div>
      {mine && <Profile mine={mine} />}
    </div>
  )
}

function PlaceRow({ place }: { place: LeaderboardPlace }) {
  const medal = MEDALS[place.rank]
  return (
    <li
      className={cn(
        'flex items-center gap-4 px-5 py-3.5',
        place.is_me && 'bg-primary-tint font-semibold',
      )}
    >
      <span className="grid w-8 place-items-center text-lg font-bold text-muted tabular-nums">
        {place.rank}
      </span>
      <span className="min-w-0 flex-1 truncate text-strong">
        <bdi>{place.name}</bdi>
        {place.is_me && (
          <span className="text-primary">
            {' '}
            <Trans>(Anda)</Trans>
          </span>
        )}
      </span>
      {medal && <Medal aria-hidden className={cn('size-5', medal)} />}
      <span className="tabular-nums">
        <Trans>{formatNumber(place.points)} poin</Trans>
      </span>
    </li>
  )
}

function Profile({ mine }: { mine: PointReward }) {
  const [nickname, setNickname] = useState(mine.nickname)
  const [isRanked, setRanked] = useState(mine.is_ranked)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => saveRanking(nickname, isRanked),
    meta: { errors: 'inline', invalidates: [pointsKey] },
    onSuccess: ({ message }) => {
      toast.success(message)
    },
  })
  return (
    <Card className="p-5">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          mutate()
        }}
      >
        <h2 className="text-base">
          <Trans>Tampilan Anda di peringkat</Trans>
        </h2>
        {error && <FormAlert tone="danger">{messageOf(error)}</FormAlert>}
        <Field
          label={<Trans>Nama panggilan</Trans>}
          hint={<Trans>Kosongkan untuk memakai nama depan Anda.</Trans>}
        >
          {(control) => (
            <Input
              {...control}
              value={nickname}
              maxLength={30}
              onChange={(event) => setNickname(event.target.value)}
            />
          )}
        </Field>
        <Checkbox
          label={<Trans>Tampilkan saya di papan peringkat</Trans>}
          checked={isRanked}
          onChange={(event) => setRanked(event.target.checked)}
        />
        <Button type="submit" variant="secondary" busy={isPending}>
          <Trans>Simpan</Trans>
        </Button>
      </form>
    </Card>
  )
}
