import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useSignedIn } from '../../api/session'
import { paths, pathTo, to } from '../../app/paths'
import { claimFree, freeResultQuery } from '../../features/free-assessment/api'
import { type FreeAttempt, freeAttempt } from '../../features/free-assessment/freeAttempt'
import { KeepResult } from '../../features/free-assessment/KeepResult'
import { Summary } from '../../features/summary/Summary'
import { SummarySkeleton } from '../../features/summary/SummarySkeleton'
import { useNoIndex, usePageMeta } from '../../lib/pageMeta'
import { LinkButton } from '../../ui/Button'
import { NothingFound } from '../../ui/illustrations'
import { EmptyState } from '../../ui/States'
import { toast } from '../../ui/toast'

export function Component() {
  const { t } = useLingui()
  const { slug = '' } = useParams()
  const [attempt] = useState(freeAttempt.get)
  const signedIn = useSignedIn()
  usePageMeta(t`Hasil cek kemampuan`)
  useNoIndex()
  if (attempt?.slug !== slug) return <None />
  return signedIn ? <Claiming attempt={attempt} /> : <Shown attempt={attempt} />
}

/** Signed-in users save the result at once and read it with their other results. */
function Claiming({ attempt }: { attempt: FreeAttempt }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { mutate, isError } = useMutation({
    mutationFn: () => claimFree(attempt),
    onSuccess: (uuid) => {
      toast.success(t`Hasil tersimpan. Anda menemukannya lagi di Belajar saya.`)
      void navigate(to.summary(uuid), { replace: true })
    },
    meta: { errors: 'inline' },
  })
  useEffect(() => mutate(), [mutate])
  return isError ? <None /> : <SummarySkeleton />
}

function Shown({ attempt }: { attempt: FreeAttempt }) {
  const { data, error } = useQuery(freeResultQuery(attempt))
  if (error) return <None />
  if (!data) return <SummarySkeleton />
  const next = pathTo('freeResult', { slug: attempt.slug })
  return <Summary result={data} notice={<KeepResult next={next} />} />
}

function None() {
  const signedIn = useSignedIn()
  return (
    <div className="page py-10">
      <h1 className="sr-only">
        <Trans>Hasil cek kemampuan</Trans>
      </h1>
      {signedIn ? <AlreadySaved /> : <Gone />}
    </div>
  )
}

/** An account finds what it has saved among its own results. */
function AlreadySaved() {
  return (
    <EmptyState
      illustration={<NothingFound />}
      title={<Trans>Tidak ada hasil yang perlu disimpan</Trans>}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton to={paths.myLearning}>
            <Trans>Ke Belajar saya</Trans>
          </LinkButton>
          <LinkButton to={paths.freeAssessments} variant="secondary">
            <Trans>Cek kemampuan lagi</Trans>
          </LinkButton>
        </div>
      }
    >
      <Trans>
        Hasil yang sudah Anda simpan ada di Belajar saya. Hasil yang belum disimpan dihapus setelah
        7 hari.
      </Trans>
    </EmptyState>
  )
}

function Gone() {
  return (
    <EmptyState
      illustration={<NothingFound />}
      title={<Trans>Hasil ini sudah tidak tersedia</Trans>}
      action={
        <LinkButton to={paths.freeAssessments}>
          <Trans>Cek kemampuan lagi</Trans>
        </LinkButton>
      }
    >
      <Trans>Hasil tanpa akun hanya tersimpan di peramban yang dipakai, paling lama 7 hari.</Trans>
    </EmptyState>
  )
}
