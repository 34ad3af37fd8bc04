import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { useId, useState } from 'react'
import type { NoticeChannel, NoticePreference, NoticeTopic } from '../../api/accountTypes'
import { preferencesQuery, setPreference } from '../../api/notices'
import type { List } from '../../api/types'
import { Card } from '../../ui/Card'
import { Loaded } from '../account/Loaded'
import { withChoice } from './choices'

interface Choice {
  topic: NoticeTopic
  channel: NoticeChannel
  on: boolean
}

function useChoose() {
  const client = useQueryClient()
  const key = preferencesQuery().queryKey
  const show = (choice: Choice) =>
    client.setQueryData<List<NoticePreference>>(
      key,
      (last) => last && { ...last, rows: withChoice(last.rows, choice) },
    )
  return useMutation({
    mutationFn: ({ topic, channel, on }: Choice) => setPreference(topic, channel, on),
    onMutate: async (choice) => {
      await client.cancelQueries({ queryKey: key })
      show(choice)
    },
    onError: (_error, choice) => show({ ...choice, on: !choice.on }),
  })
}

/** Every topic with the ways by which its news may come. */
export function Preferences() {
  const query = useQuery(preferencesQuery())
  return (
    <Loaded query={query} blanks={['min-h-96']}>
      {({ rows }) => (
        <Card className="divide-y divide-line px-5 sm:px-6">
          {rows.map((row) => (
            <Topic key={row.topic} row={row} />
          ))}
        </Card>
      )}
    </Loaded>
  )
}

function Topic({ row }: { row: NoticePreference }) {
  const id = useId()
  return (
    <fieldset
      aria-labelledby={id}
      className="grid gap-x-6 py-4 desk:grid-cols-[minmax(0,1fr)_auto] desk:items-center"
    >
      <p id={id} className="font-semibold text-strong">
        {row.label}
      </p>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-[10rem_6.5rem_12rem]">
        {row.channels.map((way) => (
          <Way key={way.channel} topic={row.topic} way={way} />
        ))}
      </div>
    </fieldset>
  )
}

interface WayProps {
  topic: NoticeTopic
  way: NoticePreference['channels'][number]
}

/** The choice is shown within the click itself: the cache notifies its readers later. */
function Way({ topic, way: { channel, label, on, locked } }: WayProps) {
  const { t } = useLingui()
  const { mutate } = useChoose()
  const [chosen, setChosen] = useState<boolean>()
  const choose = (next: boolean) => {
    setChosen(next)
    mutate({ topic, channel, on: next }, { onSettled: () => setChosen(undefined) })
  }
  return (
    <label className="flex min-h-11 items-center gap-2.5 text-[15px] max-sm:last:col-span-2">
      <input
        type="checkbox"
        checked={chosen ?? on}
        disabled={locked}
        onChange={(event) => choose(event.target.checked)}
        className="size-5 shrink-0 accent-primary dark:[color-scheme:dark]"
      />
      {label}
      {locked && (
        <span title={t`Selalu aktif`} className="shrink-0 text-muted">
          <Lock aria-hidden className="size-4" />
          <span className="sr-only">
            <Trans>(selalu aktif)</Trans>
          </span>
        </span>
      )}
    </label>
  )
}
