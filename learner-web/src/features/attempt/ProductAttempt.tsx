import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { type SessionName, useAttemptSession } from '../../api/attemptSessions'
import { usePageMeta } from '../../lib/pageMeta'
import { LatestResult } from './AttemptHistory'
import { AttemptLoader } from './AttemptLoader'
import { type ExamIntro, introQuery } from './api'
import { ExamIntroPage } from './ExamIntroPage'
import { RoomPending } from './RoomPending'
import type { AttemptKind } from './types'
import { useFreshDoor } from './useFreshDoor'

interface ProductAttemptProps {
  uuid: string
  session: SessionName
  kindOf: (exam: ExamIntro) => AttemptKind
  start: (password: string) => Promise<void>
  back: ReactNode
  /** The way on after a passed attempt. */
  onward: ReactNode
  onEnded?: () => void
}

/** An exam or quiz of a product: its introduction, and its room during an attempt. */
export function ProductAttempt(props: ProductAttemptProps) {
  const { uuid, session, kindOf, start, back, onward, onEnded } = props
  const { data, error, refetch } = useQuery(introQuery(uuid))
  const open = useAttemptSession(session)
  usePageMeta(data?.title ?? '')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a kind is made once for its exam
  const kind = useMemo(() => (data ? kindOf(data) : null), [data?.uuid])
  const isOpen = kind !== null && open?.of === kind.of
  useFreshDoor(isOpen, introQuery(uuid).queryKey)
  if (!data || !kind) return <RoomPending error={error} onRetry={() => void refetch()} />
  if (isOpen) return <AttemptLoader kind={kind} onEnded={() => onEnded?.()} />
  return (
    <ExamIntroPage
      exam={data}
      start={start}
      back={back}
      result={<LatestResult exam={data} onward={onward} />}
    />
  )
}
