import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { lazy } from 'react'
import { pathTo } from '../../app/paths'
import { ResultPreview } from '../../features/example-result/ResultPreview'
import { type FreeAssessment, freeAssessmentsQuery } from '../../features/free-assessment/api'
import { PendingResult } from '../../features/free-assessment/PendingResult'
import { formatDuration } from '../../lib/format'
import { usePageMeta } from '../../lib/pageMeta'
import { Banner } from '../../ui/Banner'
import { Card } from '../../ui/Card'
import { familyIcon } from '../../ui/familyIcon'
import { NothingFound } from '../../ui/illustrations'
import { LazyInView } from '../../ui/LazyInView'
import { Link } from '../../ui/Link'
import { QueryView } from '../../ui/QueryView'
import { Skeleton } from '../../ui/Skeleton'
import { EmptyState } from '../../ui/States'

// The dot stays at the end of its line.
const BETWEEN = '\u00a0· '

// What follows a result lies below the choice.
const Samples = lazy(async () => ({
  default: (await import('../../features/storefront/Samples')).Samples,
}))

export function Component() {
  const { t } = useLingui()
  usePageMeta(
    t`Cek kemampuan gratis`,
    t`Beberapa soal singkat, hasil langsung terlihat, tanpa perlu mendaftar lebih dulu.`,
  )
  return (
    <>
      <Banner
        title={<Trans>Cek kemampuan gratis</Trans>}
        lead={
          <Trans>
            Pilih peran Anda. Beberapa soal singkat, hasilnya langsung terlihat, dan Anda tidak
            perlu mendaftar lebih dulu.
          </Trans>
        }
        aside={
          <div className="max-desk:hidden">
            <ResultPreview />
          </div>
        }
      />
      <div className="page pb-10">
        <PendingResult />
        <QueryView query={useQuery(freeAssessmentsQuery())} pending={<Pending />} empty={<None />}>
          {(rows) => (
            <ul className="grid gap-4 pt-7 sm:grid-cols-2 desk:grid-cols-3">
              {rows.map((row) => (
                <li key={row.uuid} className="grid">
                  <Tile assessment={row} />
                </li>
              ))}
            </ul>
          )}
        </QueryView>
        <LazyInView placeholder={<div className="h-96" />}>
          <Samples />
        </LazyInView>
      </div>
    </>
  )
}

function Tile({ assessment }: { assessment: FreeAssessment }) {
  const { job_role, question_count, duration_minutes, units } = assessment
  const Icon = familyIcon(assessment.job_role_family)
  return (
    <Card
      interactive
      className="group grid grid-cols-[auto_minmax(0,1fr)] grid-rows-[auto_1fr_auto] gap-x-3.5 gap-y-1.5 p-4 sm:p-5"
    >
      <span className="row-span-3 grid size-11 self-start place-items-center sm:size-12 rounded-control bg-primary-tint text-primary">
        <Icon aria-hidden className="size-5.5" />
      </span>
      <h2 className="text-base sm:text-lg">
        <Link
          to={pathTo('freeAssessment', { slug: job_role.slug })}
          className="inline-block min-h-6 outline-none before:absolute before:inset-0 before:rounded-card focus-visible:before:outline-2 focus-visible:before:-outline-offset-2 focus-visible:before:outline-primary group-hover:text-primary"
        >
          <bdi>{job_role.name}</bdi>
        </Link>
      </h2>
      <p className="text-sm text-pretty text-muted">
        <bdi>{units.join(BETWEEN)}</bdi>
      </p>
      <p className="flex items-center justify-between gap-3 text-sm font-semibold text-strong">
        <span>
          <Plural value={question_count} other="# soal" /> · {formatDuration(duration_minutes)}
        </span>
        <ArrowRight aria-hidden className="size-5 text-primary rtl:rotate-180" />
      </p>
    </Card>
  )
}

function Pending() {
  return (
    <div className="grid gap-4 pt-7 sm:grid-cols-2 desk:grid-cols-3">
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Skeleton key={place} className="h-33 rounded-card" />
      ))}
    </div>
  )
}

function None() {
  return (
    <EmptyState illustration={<NothingFound />} title={<Trans>Belum ada cek kemampuan</Trans>}>
      <Trans>Silakan kembali lagi nanti, atau pilih asesmen dari katalog.</Trans>
    </EmptyState>
  )
}
