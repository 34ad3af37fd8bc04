import { Trans } from '@lingui/react/macro'
import { AppWindow } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useStore } from '../../lib/store'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/States'
import { useOnlyTab } from '../attempt/useOnlyTab'
import type { ExamPlan } from './api'
import type { Desk } from './desk'
import { FinishDialog, LeaveDialog } from './dialogs'
import { ExamHeader } from './ExamHeader'
import { Overview, searchOf } from './Overview'
import { Paper } from './Paper'
import { isAnswered, saveState, shownProgress } from './sheet'
import { firstOpen, spotOf, spotsOf } from './spots'
import { useDesk } from './useDesk'
import { type Ending, useFinish } from './useFinish'
import { useStay } from './useStay'
import { useUnitCounts } from './useUnitCounts'

interface RoomProps {
  plan: ExamPlan
  onEnded: (how: Ending) => void
  /** Loads the room anew, after another tab has worked in it. */
  onReload: () => void
}

/** The exam room, in the one tab that is in charge of it. */
export function Room({ plan, onEnded, onReload }: RoomProps) {
  const { inCharge, claim } = useOnlyTab(String(plan.sesi_id))
  const takeOver = () => {
    claim()
    onReload()
  }
  return inCharge ? (
    <OpenRoom plan={plan} onEnded={onEnded} />
  ) : (
    <ElsewhereRoom onClaim={takeOver} />
  )
}

function ElsewhereRoom({ onClaim }: { onClaim: () => void }) {
  return (
    <div className="page py-16">
      <EmptyState
        illustration={<AppWindow aria-hidden className="size-14 text-primary" strokeWidth={1.5} />}
        title={<Trans>Asesmen ini dibuka di tab lain</Trans>}
        action={
          <Button onClick={onClaim}>
            <Trans>Lanjutkan di tab ini</Trans>
          </Button>
        }
      >
        <Trans>
          Agar jawaban tidak saling menimpa, hanya satu tab yang aktif. Waktu tetap berjalan.
        </Trans>
      </EmptyState>
    </div>
  )
}

function OpenRoom({ plan, onEnded }: Omit<RoomProps, 'onReload'>) {
  const desk = useDesk(plan)
  const sheet = useStore(desk.store)
  const blocker = useStay()
  const [spots] = useState(() => spotsOf(plan.units))
  const [params, setParams] = useSearchParams()
  const spot = spotOf(spots, params.get('soal'))
  const counts = useUnitCounts(plan, sheet)
  const { finish, ...ask } = useFinishDialog(plan, desk, onEnded)
  const [helping, setHelping] = useState(false)
  const show = (next: typeof spot) => setParams(next ? searchOf(next) : '', { replace: true })
  const { answered, total } = shownProgress(sheet)
  return (
    <>
      <ExamHeader
        plan={plan}
        clock={plan}
        state={saveState(sheet)}
        progress={{ answered, total }}
        onTimeUp={finish.timeUp}
        onHelp={spot ? () => setHelping(true) : null}
      />
      {spot ? (
        <Paper
          {...{ plan, desk, sheet, spots, spot, show }}
          helping={helping}
          onHelp={setHelping}
          onFinish={ask.open}
        />
      ) : (
        <Overview
          {...{ plan, sheet, counts }}
          resume={firstOpen(spots, (question) => isAnswered(sheet, question))}
          onFinish={ask.open}
        />
      )}
      <FinishDialog
        open={ask.asking}
        unanswered={total - answered}
        flagged={sheet.flags.length}
        busy={finish.ending !== null}
        failed={finish.failed}
        onConfirm={finish.submit}
        onClose={ask.close}
      />
      <LeaveDialog blocker={blocker} />
    </>
  )
}

function useFinishDialog(plan: ExamPlan, desk: Desk, onEnded: (how: Ending) => void) {
  const finish = useFinish({ plan, desk, onEnded })
  const [asking, setAsking] = useState(false)
  return { finish, asking, open: () => setAsking(true), close: () => setAsking(false) }
}
