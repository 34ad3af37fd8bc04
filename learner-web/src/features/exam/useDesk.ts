import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { keys } from '../../api/keys'
import type { QuestionType } from '../../api/types'
import { toast } from '../../ui/toast'
import { type ExamPlan, saveAnswer } from './api'
import { createDesk, type Desk, type DeskParts } from './desk'
import { memory } from './memory'
import { openSheet } from './sheet'

/** The desk of this room, delivering while the room is on the page. */
export function useDesk(plan: ExamPlan): Desk {
  const { t } = useLingui()
  const client = useQueryClient()
  const stale = useRef('')
  stale.current = t`Jawaban ini sudah diperbarui dari tab atau perangkat lain.`
  const [desk] = useState(() => createDesk(partsOf(plan)))

  function partsOf({ sesi_id }: ExamPlan): DeskParts {
    const recount = (type: QuestionType) =>
      void client.invalidateQueries({ queryKey: keys.examUnits(sesi_id, type) })
    return {
      sheet: openSheet(plan, memory.recall(sesi_id)),
      send: saveAnswer,
      remember: (kept) => memory.keep(sesi_id, kept),
      onStale: () => toast.info(stale.current, 'exam-stale'),
      onDropped: ({ message }) => toast.error(message),
      onSaved: (_saved, { type }) => type === 'nested' && recount(type),
    }
  }

  useEffect(() => {
    desk.start()
    return desk.stop
  }, [desk])
  return desk
}
