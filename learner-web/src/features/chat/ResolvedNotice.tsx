import { Trans } from '@lingui/react/macro'
import type { Conversation } from '../../api/chat/types'

interface ResolvedNoticeProps {
  status: Conversation['status']
  mayEnd: boolean
  onEnd: () => void
}

/** After an agent marked the question as resolved, the visitor may confirm; writing on needs no answer. */
export function ResolvedNotice({ status, mayEnd, onEnd }: ResolvedNoticeProps) {
  if (status !== 'resolved' || !mayEnd) return null
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 border-t border-line bg-primary-tint px-4 py-1 text-sm text-primary"
    >
      <span className="flex-1">
        <Trans>Sudah terjawab?</Trans>
      </span>
      <button type="button" onClick={onEnd} className="min-h-11 font-semibold underline">
        <Trans>Nilai dan akhiri</Trans>
      </button>
    </div>
  )
}
