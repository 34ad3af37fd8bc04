import { Plural, Trans } from '@lingui/react/macro'
import { Clock3, ListChecks, type LucideIcon, ShieldCheck, UserRoundX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { messageOf } from '../../api/messageOf'
import { paths } from '../../app/paths'
import { formatDuration } from '../../lib/format'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { BackLink } from '../attempt/BackLink'
import { type FreeAssessment, startFree } from './api'

/** What is coming, in four lines, and the start. */
export function FreeIntro({ assessment }: { assessment: FreeAssessment }) {
  const { title, job_role, duration_minutes, question_count, units } = assessment
  return (
    <div className="page grid max-w-3xl gap-6 py-8 desk:py-12">
      <BackLink to={paths.freeAssessments}>
        <Trans>Peran lainnya</Trans>
      </BackLink>
      <header className="grid gap-2">
        <p className="text-sm font-semibold text-primary">
          <bdi>{job_role.name}</bdi>
        </p>
        <h1 className="text-2xl text-balance desk:text-3xl">
          <bdi>{title}</bdi>
        </h1>
        <p className="text-pretty text-muted">
          <Trans>
            Perkiraan awal kemampuan Anda, unit demi unit. Hasilnya langsung terlihat; akun hanya
            diperlukan bila Anda ingin menyimpannya.
          </Trans>
        </p>
      </header>
      <ul className="grid grid-cols-2 gap-2.5 sm:gap-3">
        <Fact icon={ListChecks}>
          <Plural value={question_count} other="# soal pilihan ganda" />
        </Fact>
        <Fact icon={Clock3}>
          <Trans>Paling lama {formatDuration(duration_minutes)}</Trans>
        </Fact>
        <Fact icon={UserRoundX}>
          <Trans>Tanpa mendaftar</Trans>
        </Fact>
        <Fact icon={ShieldCheck}>
          <Trans>Dihapus setelah 7 hari bila tidak disimpan</Trans>
        </Fact>
      </ul>
      <Card className="grid gap-3 p-5">
        <h2 className="text-base">
          <Trans>Yang diukur</Trans>
        </h2>
        <ol className="grid list-decimal gap-1.5 ps-5 text-ink marker:font-bold marker:text-primary">
          {units.map((unit) => (
            <li key={unit}>
              <bdi>{unit}</bdi>
            </li>
          ))}
        </ol>
      </Card>
      <Start assessment={assessment} />
    </div>
  )
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2.5 rounded-card border border-line bg-surface p-3 text-sm font-semibold text-strong sm:gap-3 sm:px-4 sm:py-3.5 sm:text-base">
      <Icon aria-hidden className="size-5 shrink-0 text-primary" />
      {children}
    </li>
  )
}

function Start({ assessment }: { assessment: FreeAssessment }) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const start = async () => {
    setBusy(true)
    setError(null)
    await startFree(assessment).catch(setError)
    setBusy(false)
  }
  return (
    <div className="grid gap-3">
      {error !== null && (
        <p role="alert" className="font-semibold text-danger">
          {messageOf(error)}
        </p>
      )}
      <Button size="lg" busy={busy} onClick={() => void start()} className="sm:justify-self-start">
        <Trans>Mulai sekarang</Trans>
      </Button>
    </div>
  )
}
