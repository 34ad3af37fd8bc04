import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { learningQuery, type OwnedItem } from '../../api/learning'
import { Card } from '../../ui/Card'
import { Link } from '../../ui/Link'
import { ProgressRing } from '../../ui/ProgressRing'
import { TitleText } from '../../ui/TitleText'
import { stepOf } from '../my-learning/steps'

const SHOWN = 3
const RUNNING = { page: 1, phase: 'running', kind: '', words: '' }

/** Classes and courses that are under way, each with how far it is. */
export function Ongoing() {
  const id = useId()
  const items = (useQuery(learningQuery(RUNNING)).data?.rows ?? []).filter(isUnfinished)
  if (items.length === 0) return null
  return (
    <Card className="grid content-start gap-1 p-2 sm:p-3">
      <h2 id={id} className="px-2 pt-2 text-lg">
        <Trans>Lanjutkan belajar</Trans>
      </h2>
      <ul aria-labelledby={id} className="grid">
        {items.slice(0, SHOWN).map((item) => (
          <li key={item.uuid}>
            <OngoingRow item={item} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

const isUnfinished = ({ progress, kind }: OwnedItem) =>
  kind !== 'assessment' && progress !== null && progress < 100

function OngoingRow({ item }: { item: OwnedItem }) {
  const { t } = useLingui()
  const { href, label } = stepOf(item)
  return (
    <div className="group relative flex items-center gap-3 rounded-control px-2 py-2.5 hover:bg-sunken">
      <ProgressRing label={t`Progres Anda`} percent={item.progress ?? 0} />
      <span className="grid min-w-0 gap-0.5">
        <Link
          to={href}
          className="font-semibold text-strong outline-none after:absolute after:inset-0 after:rounded-control focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary group-hover:text-primary"
        >
          <TitleText>{item.title}</TitleText>
        </Link>
        <span className="text-sm text-muted">{label}</span>
      </span>
    </div>
  )
}
