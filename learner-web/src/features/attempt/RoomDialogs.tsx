import { FinishDialog, LeaveDialog } from './AttemptDialogs'
import { followUpsOf, progressOf } from './attemptState'
import type { AttemptKind, Progress } from './types'
import type { RoomControls } from './useRoom'

interface RoomDialogsProps {
  kind: AttemptKind
  controls: RoomControls
  /** Shows the question that is still to be answered, or the first one that is flagged. */
  onReview: () => void
}

/** Confirmations before an attempt is finished or left. */
export function RoomDialogs({ kind, controls, onReview }: RoomDialogsProps) {
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
        onReview={() => {
          closeDialog('finish')
          onReview()
        }}
        onClose={() => closeDialog('finish')}
      />
      <LeaveDialog title={kind.words.leave} blocker={blocker} />
    </>
  )
}
