import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Building2, type LucideIcon, UserCheck, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { read } from '../../api/client'
import type { KindSlug } from '../../api/types'
import { formatNumber } from '../../lib/format'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { TextBlock } from '../catalogue/ProductText'

const TEN_MINUTES = 600_000

const participantsQuery = (itemId: number) =>
  queryOptions({
    queryKey: ['participants', itemId],
    queryFn: ({ signal }) => read('/public/participants', { item_id: itemId }, signal),
    staleTime: TEN_MINUTES,
  })

interface ParticipantsProps {
  itemId: number
  kind: KindSlug
}

/** The number of participants by type of agency, without names. */
export function Participants({ itemId, kind }: ParticipantsProps) {
  const { t } = useLingui()
  const found = useQuery(participantsQuery(itemId)).data
  if (!found || found.people === 0) return null
  const { people, completed, agencies } = found
  return (
    <TextBlock
      title={<Trans>Siapa yang ikut</Trans>}
      short={t({ message: 'Peserta', context: 'several' })}
    >
      <div className="grid gap-4 rounded-card border border-line bg-surface p-4 sm:p-5">
        <div className="flex flex-wrap gap-x-8 gap-y-3">
          <Figure icon={Users} value={people}>
            {kind === 'training' ? (
              <Plural value={people} other="peserta di semua jadwal" />
            ) : (
              <Plural value={people} other="peserta" />
            )}
          </Figure>
          {completed > 0 && (
            <Figure icon={UserCheck} value={completed}>
              <Trans>sudah selesai</Trans>
            </Figure>
          )}
        </div>
        {agencies.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {agencies.map(({ type, name, people: from }) => (
              <li
                key={type}
                className="inline-flex items-center gap-2 rounded-full bg-sunken px-3.5 py-1.5 text-sm"
              >
                <Building2 aria-hidden className="size-4 text-primary" />
                <UntranslatedText>{name}</UntranslatedText>
                <span className="font-semibold tabular-nums">{formatNumber(from)}</span>
              </li>
            ))}
          </ul>
        )}
        <p className="text-[13px] text-muted">
          <Trans>Dihitung dari kepesertaan di Duxi, tanpa nama.</Trans>
        </p>
      </div>
    </TextBlock>
  )
}

interface FigureProps {
  icon: LucideIcon
  value: number
  children: ReactNode
}

function Figure({ icon: Icon, value, children }: FigureProps) {
  return (
    <p className="flex items-center gap-3">
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-primary-tint text-primary">
        <Icon aria-hidden className="size-5.5" />
      </span>
      <span className="grid">
        <span className="text-xl font-bold text-strong tabular-nums">{formatNumber(value)}</span>
        <span className="text-sm text-muted">{children}</span>
      </span>
    </p>
  )
}
