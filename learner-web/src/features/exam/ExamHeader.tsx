import { Trans, useLingui } from '@lingui/react/macro'
import { Keyboard, LayoutList } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Clock } from '../../api/types'
import { IconButton } from '../../ui/Button'
import { LogoMark } from '../../ui/Logo'
import type { ExamPlan } from './api'
import { ExamTimer } from './ExamTimer'
import { LostBanner, SaveStatus } from './SaveStatus'
import type { SaveState } from './sheet'

interface ExamHeaderProps {
  plan: ExamPlan
  state: SaveState
  progress: { answered: number; total: number }
  clock: Clock
  onTimeUp: () => void
  /** Null on the overview, which has no keys of its own and from which nothing leads back. */
  onHelp: (() => void) | null
}

/** What stays in sight during the exam: what it is, whether answers arrive, and the time left. */
export function ExamHeader(props: ExamHeaderProps) {
  const { plan, state, progress, clock, onTimeUp, onHelp } = props
  const { t } = useLingui()
  return (
    <div className="sticky top-0 z-20 bg-surface/95 backdrop-blur-md">
      <div className="page flex h-16 items-center gap-3">
        {onHelp ? (
          <Link
            to={{ search: '' }}
            aria-label={t`Daftar bagian`}
            title={t`Daftar bagian`}
            className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken hover:text-primary"
          >
            <LayoutList aria-hidden className="size-5" />
          </Link>
        ) : (
          <LogoMark />
        )}
        <div className="min-w-0 flex-1">
          <p className="truncate font-bold text-strong">{plan.job_role.name}</p>
          <div className="text-muted max-sm:[&_p]:text-xs">
            <SaveStatus state={state} />
          </div>
        </div>
        {onHelp && (
          <IconButton label={t`Pintasan papan ketik`} onClick={onHelp} className="max-desk:hidden">
            <Keyboard aria-hidden className="size-5" />
          </IconButton>
        )}
        <ExamTimer sesiId={plan.sesi_id} clock={clock} onEnd={onTimeUp} />
      </div>
      <Line {...progress} />
      {state === 'lost' && <LostBanner />}
    </div>
  )
}

function Line({ answered, total }: { answered: number; total: number }) {
  return (
    <div className="h-1 bg-line">
      <div
        className="h-full bg-primary transition-[width] duration-300"
        style={{ width: `${total > 0 ? (answered / total) * 100 : 0}%` }}
      />
      <span className="sr-only">
        <Trans>
          {answered} dari {total} soal dijawab
        </Trans>
      </span>
    </div>
  )
}
