import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, ClipboardCheck } from 'lucide-react'
import { paths, to } from '../../app/paths'
import { Banner, BannerLink } from '../../ui/Banner'
import { Link } from '../../ui/Link'
import { assessedRolesQuery } from '../catalogue/choiceQueries'
import { ResultPreview } from '../example-result/ResultPreview'

const ROLES = 6
/** What Duxi is in one sentence, a result to look forward to, and the two ways in. */
export function Hero() {
  return (
    <Banner
      title={<Trans>Tahu kemampuan Anda. Kuasai yang belum.</Trans>}
      lead={
        <Trans>
          Asesmen per unit kompetensi, hasil yang jelas, dan pelatihan yang memang Anda perlukan.
        </Trans>
      }
      aside={<ResultPreview />}
    >
      <div className="flex flex-wrap gap-3 pt-2">
        <div className="grid gap-1.5 max-sm:w-full">
          <BannerLink to={paths.freeAssessments}>
            <ClipboardCheck aria-hidden className="size-5" />
            <Trans>Mulai asesmen gratis</Trans>
          </BannerLink>
          <p className="text-center text-sm text-teal-50">
            <Trans>10 menit · tanpa mendaftar</Trans>
          </p>
        </div>
        <BannerLink to={to.kind('training')} variant="secondary" className="self-start">
          <Trans>Lihat kelas</Trans>
        </BannerLink>
      </div>
      <RoleChips />
    </Banner>
  )
}

const chip =
  'inline-flex min-h-9 shrink-0 whitespace-nowrap items-center gap-1 rounded-full px-3.5 text-sm font-semibold text-teal-50 ring-1 ring-white/25 transition-colors hover:bg-white/15 focus-visible:outline-white'

// One line on a phone, so that nothing below moves when the roles arrive.
function RoleChips() {
  const { t } = useLingui()
  const roles = useQuery(assessedRolesQuery()).data?.rows.slice(0, ROLES) ?? []
  return (
    <nav aria-label={t`Peran yang dapat diukur`} className="min-h-10 pt-1">
      <ul className="fade-edges -mx-4 flex gap-2 overflow-x-auto px-4 py-0.5 desk:mx-0 desk:flex-wrap desk:px-0.5">
        {roles.map(({ job_role_slug, job_role_name }) => (
          <li key={job_role_slug}>
            <Link to={to.role(job_role_slug)} className={chip}>
              <bdi>{job_role_name}</bdi>
            </Link>
          </li>
        ))}
        {roles.length > 0 && (
          <li>
            <Link to={paths.explore} className={chip}>
              <Trans>Semua peran</Trans>
              <ArrowRight aria-hidden className="size-4 rtl:rotate-180" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
