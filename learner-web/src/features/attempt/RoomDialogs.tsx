import { FinishDialog, LeaveDialog } from './AttemptDialogs'
import { followUpsOf, progressOf } from './attemptState'
import type { AttemptKind, Progress } from './types'
import type { RoomControls } from './useRoom'

/** What is asked before an attempt is finished or left. */
export function RoomDialogs({ kind, controls }: { kind: AttemptKind; controls: RoomControls }) {
  const { state, finish, blocker, dialog, closeDialog } = controls
  const open = (count: Progress) => count.total - count.answered
  return (
    <>
      <FinishDialog
        title={kind.words.finish}
        open={dialog === 'finish'}
        unanswered={open(progressOf(state))}
        openFollowUps={open(followUpsOf(state))}
        flagged={state.flags.length}
        busy={finish.ending !== null}
        failed={finish.failed}
        onConfirm={finish.submit}
        onClose={() => closeDialog('finish')}
      />
      <LeaveDialog title={kind.words.leave} blocker={blocker} />
    </>
  )
}
