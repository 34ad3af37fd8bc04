import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Building2 } from 'lucide-react'
import { companyCountsQuery } from '../../api/corporate'
import { meQuery } from '../../api/queries'
import type { UserType } from '../../api/types'
import { paths } from '../../app/paths'
import { Link } from '../../ui/Link'

const RECRUITER: UserType = 2

/** The way to the company's workspace, for those who run one and the accounts of those who train others. */
export function CompanyCard() {
  const { data: me } = useQuery(meQuery())
  const isRecruiter = me?.user_type === RECRUITER
  const { data: counts } = useQuery({
    ...companyCountsQuery(),
    enabled: Boolean(me) && !isRecruiter,
  })
  if (!isRecruiter && !counts?.is_manager) return null
  return (
    <Link
      to={paths.corporate}
      className="mt-6 flex min-h-14 items-center gap-3 rounded-card border border-primary bg-primary-tint px-5 py-3 hover:underline"
    >
      <Building2 aria-hidden className="size-5 shrink-0 text-primary" />
      <span className="grid flex-1">
        <span className="font-semibold text-strong">
          <Trans>Kelola perusahaan Anda</Trans>
        </span>
        <span className="text-sm text-muted">
          <Trans>Analisis kebutuhan pelatihan, anggota, penawaran, dan kursi</Trans>
        </span>
      </span>
      <ArrowRight aria-hidden className="size-5 shrink-0 text-primary rtl:rotate-180" />
    </Link>
  )
}
