import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import {
  Award,
  BookOpen,
  Building2,
  ChevronRight,
  Gift,
  Heart,
  Inbox,
  LogOut,
  type LucideIcon,
  MessagesSquare,
  ReceiptText,
  UsersRound,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { meQuery } from '../../api/queries'
import { paths } from '../../app/paths'
import { Avatar } from '../../ui/Avatar'
import { Card } from '../../ui/Card'
import { Link } from '../../ui/Link'
import { accountNav } from './accountNav'
import { useSignOut } from './useSignOut'

const line =
  'flex min-h-14 w-full items-center gap-4 px-4.5 text-start font-medium text-ink transition-colors hover:bg-sunken/60'

/** Everything of the account as one list, for small screens. */
export function Hub() {
  const { t, i18n } = useLingui()
  return (
    <div className="grid grid-cols-1 gap-5">
      <Person />
      <nav aria-label={t`Akun`} className="grid grid-cols-1 gap-5">
        <Lines>
          <Line to={paths.notifications} icon={Inbox}>
            <Trans>Notifikasi</Trans>
          </Line>
          <Line to={paths.myLearning} icon={BookOpen}>
            <Trans>Belajar saya</Trans>
          </Line>
          <Line to={paths.transactions} icon={ReceiptText}>
            <Trans>Transaksi</Trans>
          </Line>
          <Line to={paths.myCertificates} icon={Award}>
            <Trans>Sertifikat saya</Trans>
          </Line>
          <Line to={paths.wishlist} icon={Heart}>
            Wishlist
          </Line>
          <Line to={paths.points} icon={Gift}>
            <Trans>Poin dan hadiah</Trans>
          </Line>
          <Line to={paths.forum} icon={MessagesSquare}>
            <Trans>Forum</Trans>
          </Line>
          <Line to={paths.affiliate} icon={UsersRound}>
            <Trans>Program afiliasi</Trans>
          </Line>
          <Line to={paths.corporate} icon={Building2}>
            <Trans>Perusahaan dan TNA</Trans>
          </Line>
        </Lines>
        <Lines>
          {accountNav.map(({ to, icon, label }) => (
            <Line key={to} to={to} icon={icon}>
              {i18n._(label)}
            </Line>
          ))}
        </Lines>
      </nav>
      <SignOut />
    </div>
  )
}

function Person() {
  const me = useQuery(meQuery()).data
  return (
    <Card interactive className="flex items-center gap-4 p-4.5">
      <Avatar name={me?.fullname ?? ''} src={me?.avatar_small_url} className="size-14 text-lg" />
      <div className="min-w-0 flex-1">
        <p className="truncate text-lg font-bold text-strong">
          <Link to={paths.profile} className="outline-none after:absolute after:inset-0">
            {me?.fullname ?? '…'}
          </Link>
        </p>
        <p className="truncate text-sm text-muted">{me?.email}</p>
      </div>
      <ChevronRight aria-hidden className="size-5 text-muted rtl:rotate-180" />
    </Card>
  )
}

function Lines({ children }: { children: ReactNode }) {
  return (
    <Card className="overflow-hidden">
      <ul className="divide-y divide-line">{children}</ul>
    </Card>
  )
}

function Line({ to, icon: Icon, children }: { to: string; icon: LucideIcon; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className={line}>
        <Icon aria-hidden className="size-5 text-muted" />
        <span className="flex-1">{children}</span>
        <ChevronRight aria-hidden className="size-4.5 text-muted rtl:rotate-180" />
      </Link>
    </li>
  )
}

function SignOut() {
  const { mutate, isPending } = useSignOut()
  return (
    <Card className="overflow-hidden">
      <button
        type="button"
        disabled={isPending}
        onClick={() => mutate()}
        className={`${line} text-danger`}
      >
        <LogOut aria-hidden className="size-5" />
        <Trans>Keluar</Trans>
      </button>
    </Card>
  )
}
