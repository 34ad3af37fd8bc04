import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Award, Hourglass, PartyPopper } from 'lucide-react'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { useAttemptSession } from '../../api/attemptSessions'
import { certificationsKey, competenceQuery } from '../../api/certifications'
import { paths, pathTo } from '../../app/paths'
import { UnitAssessments } from '../../features/assessors/UnitAssessments'
import { PassedChip } from '../../features/attempt/AttemptHistory'
import { AttemptLoader } from '../../features/attempt/AttemptLoader'
import {
  type CertificationRow,
  certificationQuery,
  certificationResultQuery,
  introQuery,
  startCertification,
} from '../../features/attempt/api'
import { BackLink } from '../../features/attempt/BackLink'
import { ExamIntroPage } from '../../features/attempt/ExamIntroPage'
import { certificationExam } from '../../features/attempt/kinds'
import { RoomPending } from '../../features/attempt/RoomPending'
import { useFreshDoor } from '../../features/attempt/useFreshDoor'
import type { CertificateRow } from '../../features/certificates/api'
import { isInForce } from '../../features/certificates/isInForce'
import { formatNumber } from '../../lib/format'
import { usePageMeta } from '../../lib/pageMeta'
import { LinkButton } from '../../ui/Button'
import { Chip } from '../../ui/Chip'
import { EmptyState } from '../../ui/States'

export function Component() {
  const { t } = useLingui()
  const id = Number(useParams().id)
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(certificationQuery(id))
  const open = useAttemptSession('certification')
  usePageMeta(data?.title ?? t`Ujian sertifikasi`)
  const certsesi = data?.certsesi_id ?? null
  const kind = useMemo(() => (certsesi === null ? null : certificationExam(certsesi)), [certsesi])
  const isOpen = kind !== null && open?.of === kind.of
  useFreshDoor(isOpen, certificationsKey)
  if (data === undefined) return <RoomPending error={error} onRetry={() => void refetch()} />
  if (data === null || data.exam_uuid === null) return <NotOwned />
  const refresh = () => client.invalidateQueries({ queryKey: certificationsKey })
  if (kind && isOpen) return <AttemptLoader kind={kind} onEnded={() => {}} />
  const start = async () => {
    await startCertification(id)
    await refresh()
  }
  return <Intro row={data} uuid={data.exam_uuid} start={start} />
}

interface IntroProps {
  row: CertificationRow
  uuid: string
  start: () => Promise<void>
}

function Intro({ row, uuid, start }: IntroProps) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(introQuery(uuid))
  if (!data) return <RoomPending error={error} onRetry={() => void refetch()} />
  const certsesi = row.certsesi_id
  const isOver = ['grading', 'passed', 'failed'].includes(row.status)
  const units = isOver && certsesi !== null && <UnitAssessments certsesiId={certsesi} />
  // Participants who failed may start again; some of the others still have to meet an assessor.
  const isFailed = row.status === 'failed'
  return (
    <ExamIntroPage
      exam={data}
      start={start}
      back={<BackLink to={paths.myLearning}>{t`Belajar saya`}</BackLink>}
      result={
        <>
          {isOver && certsesi !== null && <LastResult certsesiId={certsesi} />}
          {!isFailed && units}
        </>
      }
      details={isFailed && units}
      closed={row.status === 'grading' && <AwaitsGrading />}
    />
  )
}

function AwaitsGrading() {
  return (
    <p className="rounded-card bg-sunken p-5 text-body">
      <Trans>Ujian ini dapat diulang setelah semua unit selesai dinilai.</Trans>
    </p>
  )
}

function LastResult({ certsesiId }: { certsesiId: number }) {
  const { data } = useQuery(certificationResultQuery(certsesiId))
  if (!data) return null
  return (
    <section className="grid gap-4 rounded-card border border-line bg-surface p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">
          <Trans>Hasil ujian terakhir</Trans>
        </h2>
        {data.passed === null ? (
          <Chip tone="info" icon={Hourglass}>
            <Trans>Menunggu penilaian</Trans>
          </Chip>
        ) : (
          <PassedChip passed={data.passed} kind="certification" />
        )}
      </div>
      {data.passed && <Congratulation />}
      <ul className="grid gap-2">
        {data.units.map((unit) => (
          <li
            key={unit.kode_kompetensi}
            className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-2"
          >
            <span className="min-w-0 text-sm text-strong">{unit.uk_name}</span>
            <span className="flex items-center gap-3 text-sm font-semibold">
              <span className="tabular-nums">{formatNumber(unit.score)}%</span>
              <span className={unit.competent ? 'text-success' : 'text-warning'}>
                {unit.competent ? <Trans>Kompeten</Trans> : <Trans>Belum kompeten</Trans>}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {data.passed && <CertificateLink certsesiId={certsesiId} />}
    </section>
  )
}

const ISSUING_MS = 2000
const ISSUING_READS = 5

/** To the attempt's certificate, or to all of them until it is issued, shortly after the exam. */
function CertificateLink({ certsesiId }: { certsesiId: number }) {
  const numberIn = (rows: readonly CertificateRow[] = []) =>
    rows.find((one) => one.certsesi_id === certsesiId && isInForce(one))?.number
  const { data } = useQuery({
    ...competenceQuery(),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      !numberIn(state.data?.rows) && state.dataUpdateCount < ISSUING_READS && ISSUING_MS,
  })
  const number = numberIn(data?.rows)
  return (
    <LinkButton
      to={number ? pathTo('myCertificate', { number }) : `${paths.myCertificates}?type=competence`}
      className="justify-self-start"
    >
      <Award aria-hidden className="size-4.5" />
      <Trans>Lihat sertifikat</Trans>
    </LinkButton>
  )
}

function Congratulation() {
  return (
    <p className="flex items-center gap-3 rounded-control bg-success-tint p-4 font-semibold text-success">
      <PartyPopper aria-hidden className="size-6 shrink-0" />
      <Trans>Selamat! Anda lulus ujian ini dan dinyatakan kompeten.</Trans>
    </p>
  )
}

function NotOwned() {
  return (
    <EmptyState
      title={<Trans>Ujian ini belum tersedia</Trans>}
      action={
        <LinkButton to={paths.myLearning}>
          <Trans>Belajar saya</Trans>
        </LinkButton>
      }
    >
      <Trans>Sertifikasi ini bukan milik Anda, atau ujiannya belum disiapkan.</Trans>
    </EmptyState>
  )
}
