import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, Navigate, useParams } from 'react-router-dom'
import { useExamSession } from '../../api/examSession'
import { messageOf } from '../../api/messageOf'
import { paths, to } from '../../app/paths'
import { type ExamPlan, planQuery, sessionQuery } from '../../features/exam/api'
import { EndedScreen } from '../../features/exam/EndedScreen'
import { IntroSkeleton } from '../../features/exam/IntroSkeleton'
import { Room } from '../../features/exam/Room'
import { RoomSkeleton } from '../../features/exam/RoomSkeleton'
import { SessionIntro } from '../../features/exam/SessionIntro'
import type { Ending } from '../../features/exam/useFinish'
import { usePageMeta } from '../../lib/pageMeta'
import { Logo } from '../../ui/Logo'
import { ErrorState } from '../../ui/States'

interface Ended {
  how: Ending
  sesiUuid: string
}

export function Component() {
  const { t } = useLingui()
  const sesiId = Number(useParams().sesi_id)
  const seated = useExamSession()?.sesi_id === sesiId
  const [ended, setEnded] = useState<Ended | null>(null)
  usePageMeta(t`Ruang asesmen`)
  if (ended) return <EndedScreen {...ended} />
  if (!seated) return <Door sesiId={sesiId} />
  return <Seat sesiId={sesiId} onEnded={setEnded} />
}

/** Whoever comes without the room's token starts, resumes or sees the result. */
function Door({ sesiId }: { sesiId: number }) {
  const { data, error, refetch } = useQuery(sessionQuery(sesiId))
  if (data?.status === 'finished') return <Navigate replace to={to.summary(data.sesi_uuid)} />
  return (
    <>
      <WayOut />
      {data && <SessionIntro session={data} />}
      {!data && !error && <IntroSkeleton />}
      {error && <ErrorState message={messageOf(error) ?? undefined} onRetry={refetch} />}
    </>
  )
}

function WayOut() {
  const { t } = useLingui()
  return (
    <header className="border-b border-line bg-surface">
      <div className="page flex h-16 items-center">
        <Link to={paths.myLearning} aria-label={t`Belajar saya`} className="flex rounded-control">
          <Logo />
        </Link>
      </div>
    </header>
  )
}

function Seat({ sesiId, onEnded }: { sesiId: number; onEnded: (ended: Ended) => void }) {
  const client = useQueryClient()
  const query = planQuery(sesiId)
  const { data, error, refetch } = useQuery(query)
  const end = ({ sesi_uuid }: ExamPlan, how: Ending) => onEnded({ how, sesiUuid: sesi_uuid })
  if (data) {
    return (
      <Room
        key={data.time_now}
        plan={data}
        onEnded={(how) => end(data, how)}
        onReload={() => void client.resetQueries({ queryKey: query.queryKey })}
      />
    )
  }
  if (!error) return <RoomSkeleton />
  return (
    <>
      <WayOut />
      <ErrorState message={messageOf(error) ?? undefined} onRetry={refetch} />
    </>
  )
}
