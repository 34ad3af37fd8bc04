import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { assessedRolesQuery } from '../../features/catalogue/choiceQueries'
import { kindLeads } from '../../features/storefront/kindLeads'
import { kindMeta, kindSlugs } from '../../kinds/kindMeta'
import { Tinted } from '../../ui/Chip'
import { cn } from '../../ui/cn'
import { Link } from '../../ui/Link'
import { paths, to } from '../paths'

const entry =
  'group flex min-h-11 items-start gap-3 rounded-control p-2.5 transition-colors hover:bg-sunken'
const end =
  'inline-flex min-h-11 items-center gap-1.5 rounded-control px-2.5 text-[15px] font-semibold text-primary hover:underline'

const role =
  'flex min-h-10 items-center rounded-control px-2.5 py-1 text-[15px] leading-snug font-medium text-strong transition-colors hover:bg-surface hover:text-primary'

const COLUMNS = 2
const ROLES = 8

/** By how many links each arrow key moves in a grid with this text direction. */
function stepOf(key: string, isRtl: boolean): number | undefined {
  const along = isRtl ? -1 : 1
  return { ArrowRight: along, ArrowLeft: -along, ArrowDown: COLUMNS, ArrowUp: -COLUMNS }[key]
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const step = stepOf(event.key, document.dir === 'rtl')
  if (step === undefined) return
  const links = [...event.currentTarget.querySelectorAll('a')]
  const at = links.indexOf(document.activeElement as HTMLAnchorElement)
  event.preventDefault()
  links[Math.min(Math.max(at + step, 0), links.length - 1)]?.focus()
}

function Kinds() {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows move between its links
    <div className="grid grid-cols-2 content-start gap-x-1" onKeyDown={moveFocus}>
      {kindSlugs.map((slug) => {
        const { icon: Icon, label, tone } = kindMeta[slug]
        return (
          <Link key={slug} to={to.kind(slug)} className={entry}>
            <Tinted tone={tone} className="grid size-9 shrink-0 place-items-center rounded-lg">
              <Icon aria-hidden className="size-4.5" />
            </Tinted>
            <span className="grid">
              <strong className="text-[15px] font-semibold text-strong group-hover:text-primary">
                {label}
              </strong>
              <span className="text-[13px] leading-snug text-muted">{kindLeads[slug]}</span>
            </span>
          </Link>
        )
      })}
    </div>
  )
}

/** Job roles with an assessment, for users who start from their role. */
function Roles() {
  const roles = useQuery(assessedRolesQuery()).data?.rows.slice(0, ROLES) ?? []
  return (
    <div className="flex flex-col rounded-control bg-sunken p-2.5">
      <p className="px-2.5 pt-1 pb-1.5 text-[13px] font-semibold text-muted">
        <Trans>Mulai dari peran Anda</Trans>
      </p>
      <ul>
        {roles.map(({ job_role_id, job_role_slug, job_role_name }) => (
          <li key={job_role_id}>
            <Link to={to.role(job_role_slug)} className={role}>
              <bdi>{job_role_name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      <Link to={paths.explore} className={cn(end, 'mt-auto')}>
        <Trans>Jelajah peran</Trans>
        <ArrowRight aria-hidden className="size-4 rtl:rotate-180" />
      </Link>
    </div>
  )
}

/** Every product kind with a description, and job roles. */
export function CategoryLinks() {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Kategori`}>
      <div className="grid grid-cols-[minmax(0,1fr)_14rem] gap-x-2">
        <Kinds />
        <Roles />
      </div>
      <div className="mt-1 flex flex-wrap gap-x-4 border-t border-line pt-1">
        <Link to={paths.product} className={end}>
          <Trans>Semua produk</Trans>
          <ArrowRight aria-hidden className="size-4 rtl:rotate-180" />
        </Link>
        <Link to={paths.freeAssessments} className={end}>
          <Trans>Cek kemampuan gratis</Trans>
        </Link>
      </div>
    </nav>
  )
}
