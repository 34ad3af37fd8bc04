import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useAttemptSession } from '../../api/attemptSessions'
import { paths, pathTo } from '../../app/paths'
import { AttemptLoader } from '../../features/attempt/AttemptLoader'
import { freeAssessment } from '../../features/attempt/kinds'
import { RoomPending } from '../../features/attempt/RoomPending'
import { type FreeAssessment, freeAssessmentsQuery } from '../../features/free-assessment/api'
import { FreeIntro } from '../../features/free-assessment/FreeIntro'
import { useNoIndex, usePageMeta } from '../../lib/pageMeta'
import { NotFoundState } from '../../ui/NotFoundState'

export function Component() {
  const { t } = useLingui()
  const { slug = '' } = useParams()
  const { data, error, refetch } = useQuery(freeAssessmentsQuery())
  usePageMeta(t`Cek kemampuan gratis`)
  useNoIndex()
  if (!data) return <RoomPending error={error} onRetry={() => void refetch()} />
  const assessment = data.find(({ job_role }) => job_role.slug === slug)
  if (!assessment) return <Missing />
  return <Attempt key={assessment.uuid} assessment={assessment} />
}

function Missing() {
  return (
    <NotFoundState
      title={<Trans>Belum ada cek kemampuan untuk peran ini</Trans>}
      back={{ to: paths.freeAssessments, label: <Trans>Pilih peran lain</Trans> }}
    >
      <Trans>Alamatnya mungkin berubah.</Trans>
    </NotFoundState>
  )
}

/** The introduction, and the attempt while it runs. */
function Attempt({ assessment }: { assessment: FreeAssessment }) {
  const navigate = useNavigate()
  const open = useAttemptSession('free-assessment')
  const { uuid, title, job_role } = assessment
  const kind = useMemo(
    () => freeAssessment(job_role.slug, uuid, title),
    [job_role.slug, uuid, title],
  )
  if (open?.of !== kind.of) return <FreeIntro assessment={assessment} />
  const ended = () =>
    void navigate(pathTo('freeResult', { slug: job_role.slug }), { replace: true })
  return <AttemptLoader kind={kind} onEnded={ended} />
}
