import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../app/paths'
import { Link } from '../../ui/Link'
import { Breadcrumb, type Crumb } from '../../ui/PageHeader'
import { type AccountNavItem, accountNav } from './accountNav'

interface AccountPageProps {
  title: ReactNode
  lead?: ReactNode
  /** The pages between the account and this one. */
  crumbs?: readonly Crumb[]
  children: ReactNode
}

/** A page of the account area: its navigation at the side, on phones the way back to their list. */
export function AccountPage({ title, lead, crumbs = [], children }: AccountPageProps) {
  const up = [{ label: <Trans>Akun</Trans>, to: paths.account }, ...crumbs]
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-x-10 pb-6 desk:grid-cols-[15rem_minmax(0,1fr)]">
      <SideNav />
      <div className="max-w-3xl min-w-0">
        <header className="grid gap-1.5 pt-6 pb-6 desk:pt-9">
          <div className={crumbs.length > 0 ? '' : 'desk:hidden'}>
            <Breadcrumb crumbs={up} />
          </div>
          <h1 className="text-2xl desk:text-3xl">{title}</h1>
          {lead && <p className="max-w-2xl text-muted">{lead}</p>}
        </header>
        <div className="grid gap-5">{children}</div>
      </div>
    </div>
  )
}

function SideNav() {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Pengaturan akun`} className="max-desk:hidden">
      <ul className="sticky top-24 grid gap-1 pt-9">
        {accountNav.map((place) => (
          <li key={place.to}>
            <SideLink place={place} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function SideLink({ place }: { place: AccountNavItem }) {
  const { i18n } = useLingui()
  const { pathname } = useLocation()
  const { to, icon: Icon, label, under = [] } = place
  const current = pathname === to ? 'page' : under.includes(pathname)
  return (
    <Link
      to={to}
      aria-current={current || undefined}
      className="flex min-h-11 items-center gap-3 rounded-control px-3.5 text-[15px] font-semibold text-muted transition-colors hover:bg-sunken hover:text-strong aria-[current]:bg-primary-tint aria-[current]:text-primary"
    >
      <Icon aria-hidden className="size-4.5 shrink-0" />
      {i18n._(label)}
    </Link>
  )
}
