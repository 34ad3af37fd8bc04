import { Trans } from '@lingui/react/macro'
import { ArrowRight, Building2, ClipboardCheck, Layers, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { JobRoleDetail } from '../../api/contentTypes'
import { paths, to } from '../../app/paths'
import { Banner } from '../../ui/Banner'
import { LinkButton } from '../../ui/Button'
import { InIndonesian } from '../../ui/InIndonesian'
import { Link } from '../../ui/Link'
import { Breadcrumb } from '../../ui/PageHeader'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { Paragraphs } from '../catalogue/ProductText'

interface RoleProps {
  role: JobRoleDetail
}

/** What the role is, in figures too, and the way to be measured. */
export function RoleHead({ role }: RoleProps) {
  return (
    <Banner
      above={<Breadcrumb crumbs={crumbsOf(role)} />}
      title={
        <UntranslatedText language={role.text_language}>{role.job_role_name}</UntranslatedText>
      }
      aside={<NextStep role={role} />}
    >
      <div className="grid gap-2 text-teal-50 desk:text-lg">
        <InIndonesian language={role.text_language} />
        <Paragraphs text={role.description} language={role.text_language} />
      </div>
      <Facts role={role} />
    </Banner>
  )
}

/** The list of all roles, and of the same family. */
function crumbsOf({ family }: JobRoleDetail) {
  const all = { label: <Trans>Jelajahi peran</Trans>, to: paths.explore }
  if (!family) return [all]
  const ofFamily = `${paths.explore}?family=${encodeURIComponent(family)}`
  return [all, { label: <bdi>{family}</bdi>, to: ofFamily }]
}

function NextStep({ role }: RoleProps) {
  const isAssessed = role.assessment_count > 0
  return (
    <div className="rise grid gap-4 rounded-card bg-surface p-6 text-ink shadow-overlay max-desk:hidden desk:w-88">
      <div className="grid gap-1.5">
        <h2 className="text-lg">
          {isAssessed ? (
            <Trans>Sudah sesuai dengan peran ini?</Trans>
          ) : (
            <Trans>Asesmen peran ini sedang disiapkan</Trans>
          )}
        </h2>
        <p className="text-[15px] text-muted">
          {isAssessed ? (
            <Trans>Ukur kemampuan Anda per unit, lalu lihat yang masih perlu ditingkatkan.</Trans>
          ) : (
            role.nearby.length > 0 && (
              <Trans>Sementara itu, Anda dapat mengukur peran yang berdekatan.</Trans>
            )
          )}
        </p>
      </div>
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
  )
}

function Facts({ role }: RoleProps) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2">
      <Fact icon={Layers}>
        <Trans>{role.unit_count} unit kompetensi</Trans>
      </Fact>
      {role.assessment_count > 0 && (
        <Fact icon={ClipboardCheck}>
          <Trans>{role.assessment_count} asesmen tersedia</Trans>
        </Fact>
      )}
      {role.agencies_total > 0 && (
        <Fact icon={Building2}>
          <Trans>{role.agencies_total} instansi</Trans>
        </Fact>
      )}
    </ul>
  )
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2.5 text-[15px] font-semibold">
      <Icon aria-hidden className="size-4.5 shrink-0 text-teal-200" />
      <span>{children}</span>
    </li>
  )
}

/** Roles of the same family that can be assessed. */
export function Nearby({ role }: RoleProps) {
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

/** To the assessments of the role, or to those of others where it has none. */
export function Measure({ role, block = false }: { role: JobRoleDetail; block?: boolean }) {
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
