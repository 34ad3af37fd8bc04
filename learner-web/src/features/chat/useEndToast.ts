import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { toast } from '../../ui/toast'
import type { ChatState } from './machine'

/** Announces the end of a chat, whichever side ended it. */
export function useEndToast(phase: ChatState['phase']): void {
  const { t } = useLingui()
  const before = useRef(phase)
  useEffect(() => {
    const wasRunning = before.current === 'chatting' || before.current === 'terminating'
    before.current = phase
    if (wasRunning && phase === 'feedback') toast.success(t`Sesi chat Si Duxi telah berakhir`)
  }, [phase, t])
}
