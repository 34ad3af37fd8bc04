import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { myAssessmentsKey } from '../../api/assessments'
import { useAttemptSession } from '../../api/attemptSessions'
import { messageOf } from '../../api/messageOf'
import { paths, to } from '../../app/paths'
import { AssessmentRoom } from '../../features/assessment/AssessmentRoom'
import { sessionQuery } from '../../features/assessment/api'
import { EndedScreen } from '../../features/assessment/EndedScreen'
import { IntroSkeleton } from '../../features/assessment/IntroSkeleton'
import { assessment } from '../../features/assessment/kind'
import { RoomSkeleton } from '../../features/assessment/RoomSkeleton'
import { SessionIntro } from '../../features/assessment/SessionIntro'
import { roomQuery } from '../../features/attempt/api'
import type { Ending } from '../../features/attempt/types'
import { usePageMeta } from '../../lib/pageMeta'
import { Link } from '../../ui/Link'
import { Logo } from '../../ui/Logo'
import { ErrorState } from '../../ui/States'

interface Ended {
  how: Ending
  sesiUuid: string
}

export function Component() {
  const { t } = useLingui()
  const sesiId = Number(useParams().sesi_id)
  const isOpen = useAttemptSession('assessment')?.of === String(sesiId)
  const [ended, setEnded] = useState<Ended | null>(null)
  usePageMeta(t`Ruang asesmen`)
  if (ended) return <EndedScreen {...ended} />
  if (!isOpen) return <Intro sesiId={sesiId} />
  return <OpenAttempt sesiId={sesiId} onEnded={setEnded} />
}

/** Without the token of the room: start, resume or see the result. */
function Intro({ sesiId }: { sesiId: number }) {
  const { data, error, refetch } = useQuery(sessionQuery(sesiId))
  if (data?.status === 'finished') return <Navigate replace to={to.summary(data.sesi_uuid)} />
  return (
    <>
      <TopBar />
      {data && <SessionIntro session={data} />}
      {!data && !error && <IntroSkeleton />}
      {error && <ErrorState message={messageOf(error)} onRetry={refetch} />}
    </>
  )
}

function TopBar() {
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

function OpenAttempt({ sesiId, onEnded }: { sesiId: number; onEnded: (ended: Ended) => void }) {
  const client = useQueryClient()
  const kind = useMemo(() => assessment(sesiId), [sesiId])
  const query = roomQuery(kind)
  const { data, error, refetch, dataUpdatedAt } = useQuery(query)
  const end = (sesiUuid: string, how: Ending) => {
    void client.invalidateQueries({ queryKey: myAssessmentsKey })
    onEnded({ how, sesiUuid })
  }
  if (data) {
    return (
      <AssessmentRoom
        key={dataUpdatedAt}
        kind={kind}
        room={data}
        onEnded={(how) => end(data.sesiUuid, how)}
        onReload={() => void client.resetQueries({ queryKey: query.queryKey })}
      />
    )
  }
  if (!error) return <RoomSkeleton />
  return (
    <>
      <TopBar />
      <ErrorState message={messageOf(error)} onRetry={refetch} />
    </>
  )
}
