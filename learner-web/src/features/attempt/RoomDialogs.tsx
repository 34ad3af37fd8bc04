import { FinishDialog, LeaveDialog } from './AttemptDialogs'
import { progressOf } from './attemptState'
import type { AttemptKind } from './types'
import type { RoomControls } from './useRoom'

/** What is asked before an attempt is finished or left. */
export function RoomDialogs({ kind, controls }: { kind: AttemptKind; controls: RoomControls }) {
  const { state, finish, blocker, dialog, setDialog } = controls
  const { answered, total } = progressOf(state)
  return (
    <>
      <FinishDialog
        title={kind.words.finish}
        open={dialog === 'finish'}
        unanswered={total - answered}
        flagged={state.flags.length}
        busy={finish.ending !== null}
        failed={finish.failed}
        onConfirm={finish.submit}
        onClose={() => setDialog(null)}
      />
      <LeaveDialog title={kind.words.leave} blocker={blocker} />
    </>
  )
}
