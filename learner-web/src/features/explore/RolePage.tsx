import { Trans } from '@lingui/react/macro'
import { ArrowRight, Building2, ClipboardCheck, Layers, type LucideIcon } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import type { JobRoleDetail } from '../../api/contentTypes'
import { useSignedIn } from '../../api/session'
import { paths, to } from '../../app/paths'
import { LinkButton } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Chip } from '../../ui/Chip'
import { InIndonesian } from '../../ui/InIndonesian'
import { LazyInView } from '../../ui/LazyInView'
import { Link } from '../../ui/Link'
import { Breadcrumb } from '../../ui/PageHeader'
import { StickyBar } from '../../ui/StickyBar'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { Paragraphs, TextBlock } from '../catalogue/ProductText'
import { Agencies, Levels } from './RoleParts'
import { RoleSteps } from './RoleSteps'
import { RoleUnits } from './RoleUnits'

const RoleSuggestions = lazy(async () => ({
  default: (await import('./RoleSuggestions')).RoleSuggestions,
}))
const RoleQuestions = lazy(async () => ({
  default: (await import('./RoleQuestions')).RoleQuestions,
}))
const RoleProgress = lazy(async () => ({ default: (await import('./RoleProgress')).RoleProgress }))

/** Everything about a job role, and the way to be measured against it. */
export function RolePage({ role }: { role: JobRoleDetail }) {
  return (
    <div className="page">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 pt-4 desk:grid-cols-[minmax(0,1fr)_22rem] desk:pt-8">
        <div className="grid min-w-0 content-start gap-9">
          <Head role={role} />
          {role.assessment_count === 0 && role.nearby.length > 0 && (
            <div className="grid gap-3 desk:hidden">
              <h2 className="text-lg">
                <Trans>Peran berdekatan yang dapat diukur</Trans>
              </h2>
              <Nearby role={role} />
            </div>
          )}
          {role.assessment_count > 0 && (
            <TextBlock title={<Trans>Mulai dari sini</Trans>}>
              <RoleSteps role={role} />
            </TextBlock>
          )}
          <TextBlock title={<Trans>Unit kompetensi yang dipersyaratkan</Trans>}>
            <Units role={role} />
          </TextBlock>
        </div>
        <aside className="max-desk:hidden">
          <SideCard role={role} />
        </aside>
      </div>
      <LazyInView placeholder={<div className="h-[84rem] sm:h-[80rem]" />}>
        <RoleSuggestions slug={role.job_role_slug} />
      </LazyInView>
      <Background role={role} />
      <LazyInView placeholder={<div className="h-80" />}>
        <RoleQuestions />
      </LazyInView>
      <StickyBar>
        <span className="text-sm font-semibold text-muted">
          <Trans>{role.assessment_count} asesmen tersedia</Trans>
        </span>
        <Measure role={role} />
      </StickyBar>
    </div>
  )
}

/** What levels mean, and who has the role. */
function Background({ role }: { role: JobRoleDetail }) {
  return (
    <div className="grid items-start gap-9 py-10 desk:grid-cols-2 desk:gap-x-14">
      {role.levels.length > 0 && (
        <TextBlock title={<Trans>Arti setiap level</Trans>}>
          <Levels levels={role.levels} />
        </TextBlock>
      )}
      {role.agencies_total > 0 && (
        <TextBlock title={<Trans>Instansi dengan peran ini</Trans>}>
          <Agencies role={role} />
        </TextBlock>
      )}
    </div>
  )
}

/** The required units; signed-in users also see the levels they have reached. */
function Units({ role }: { role: JobRoleDetail }) {
  const table = <RoleUnits role={role} />
  if (!useSignedIn()) return table
  return (
    <Suspense fallback={table}>
      <RoleProgress role={role}>{table}</RoleProgress>
    </Suspense>
  )
}

function Head({ role }: { role: JobRoleDetail }) {
  return (
    <header className="grid gap-3">
      <Breadcrumb crumbs={[{ label: <Trans>Jelajahi peran</Trans>, to: paths.explore }]} />
      {role.family && (
        <span>
          <Chip tone="primary" icon={Layers}>
            <bdi>{role.family}</bdi>
          </Chip>
        </span>
      )}
      <h1 className="text-[1.65rem] desk:text-4xl desk:leading-tight">
        <UntranslatedText language={role.text_language}>{role.job_role_name}</UntranslatedText>
      </h1>
      <div className="grid gap-2 text-muted desk:text-lg">
        <InIndonesian language={role.text_language} />
        <Paragraphs text={role.description} language={role.text_language} />
      </div>
      <ul className="flex flex-wrap gap-x-5 gap-y-2 desk:hidden">
        <Facts role={role} />
      </ul>
    </header>
  )
}

function SideCard({ role }: { role: JobRoleDetail }) {
  const isAssessed = role.assessment_count > 0
  return (
    <Card className="sticky top-24 overflow-hidden">
      <div className="relative grid gap-1.5 bg-[#0b4f4a] p-5 text-white">
        <span aria-hidden className="batik absolute inset-0 opacity-10" />
        <h2 className="relative text-lg text-white">
          {isAssessed ? (
            <Trans>Sudah sesuai dengan peran ini?</Trans>
          ) : (
            <Trans>Asesmen peran ini sedang disiapkan</Trans>
          )}
        </h2>
        <p className="relative text-[15px] text-teal-50">
          {isAssessed ? (
            <Trans>Ukur kemampuan Anda per unit, lalu lihat yang masih perlu ditingkatkan.</Trans>
          ) : (
            role.nearby.length > 0 && (
              <Trans>Sementara itu, Anda dapat mengukur peran yang berdekatan.</Trans>
            )
          )}
        </p>
      </div>
      <div className="grid gap-4 p-5">
        <ul className="grid gap-2.5">
          <Facts role={role} />
        </ul>
        {!isAssessed && <Nearby role={role} />}
        <Measure role={role} block />
        {isAssessed && (
          <Link
            to={paths.freeAssessments}
            className="inline-flex min-h-8 items-center justify-center font-semibold text-primary hover:underline"
          >
            <Trans>Coba cek gratis 10 menit dahulu</Trans>
          </Link>
        )}
      </div>
    </Card>
  )
}

const Facts = ({ role }: { role: JobRoleDetail }) => (
  <>
    <Line icon={Layers}>
      <Trans>{role.unit_count} unit kompetensi</Trans>
    </Line>
    {role.assessment_count > 0 && (
      <Line icon={ClipboardCheck}>
        <Trans>{role.assessment_count} asesmen tersedia</Trans>
      </Line>
    )}
    <Line icon={Building2}>
      <Trans>{role.agencies_total} instansi</Trans>
    </Line>
  </>
)

/** Roles of the same family that can be assessed. */
function Nearby({ role }: { role: JobRoleDetail }) {
  return (
    <ul className="grid gap-2">
      {role.nearby.map(({ job_role_slug, job_role_name }) => (
        <li key={job_role_slug}>
          <Link
            to={to.jobRole(job_role_slug)}
            className="flex min-h-11 items-center justify-between gap-3 rounded-control border border-line px-3.5 font-semibold text-strong hover:border-primary hover:text-primary"
          >
            <bdi>{job_role_name}</bdi>
            <ArrowRight aria-hidden className="size-4.5 shrink-0 rtl:rotate-180" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Line({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2.5 text-[15px] font-medium">
      <Icon aria-hidden className="size-4.5 shrink-0 text-primary" />
      <span>{children}</span>
    </li>
  )
}

function Measure({ role, block = false }: { role: JobRoleDetail; block?: boolean }) {
  const has = role.assessment_count > 0
  return (
    <LinkButton
      to={has ? to.jobRole(role.job_role_slug) : to.kind('assessment')}
      size={block ? 'lg' : 'md'}
      block={block}
    >
      {has ? <Trans>Lihat asesmen</Trans> : <Trans>Lihat asesmen lain</Trans>}
      <ArrowRight aria-hidden className="size-4.5 rtl:rotate-180" />
    </LinkButton>
  )
}
