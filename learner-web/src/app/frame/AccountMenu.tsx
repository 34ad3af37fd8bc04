import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import {
  Award,
  Bell,
  BookOpen,
  Building2,
  Gift,
  Heart,
  LogOut,
  MessagesSquare,
  MoonStar,
  ReceiptText,
  UserRound,
  UsersRound,
} from 'lucide-react'
import { meQuery } from '../../api/queries'
import { useSignOut } from '../../features/account/useSignOut'
import { LanguageSelect } from '../../features/language/LanguageSelect'
import { initials } from '../../lib/format'
import { toggleTheme } from '../../lib/theme'
import { Avatar } from '../../ui/Avatar'
import { whileBusy } from '../../ui/Button'
import { Link } from '../../ui/Link'
import { paths } from '../paths'
import { LockItem } from './LockItem'
import { Menu, menuItem } from './Menu'

const group = 'border-t border-line py-1.5'

/** The avatar with the account menu. */
export function AccountMenu() {
  const { t } = useLingui()
  const me = useQuery(meQuery()).data
  const name = me?.fullname ?? ''
  const short = initials(name)
  return (
    <Menu
      side="end"
      label={short ? t`Akun, ${short}` : t`Akun`}
      triggerClass="grid size-11 place-items-center rounded-full"
      trigger={<Avatar name={name} src={me?.avatar_small_url} />}
    >
      <div className="px-3 pt-2 pb-3">
        <p className="truncate font-semibold text-strong">{name}</p>
        <p className="truncate text-sm text-muted">{me?.email}</p>
      </div>
      <nav aria-label={t`Akun`}>
        <div className={group}>
          <Link to={paths.myLearning} className={menuItem}>
            <BookOpen aria-hidden className="size-4.5" />
            <Trans>Belajar saya</Trans>
          </Link>
          <Link to={paths.myCertificates} className={menuItem}>
            <Award aria-hidden className="size-4.5" />
            <Trans>Sertifikat saya</Trans>
          </Link>
          <Link to={paths.transactions} className={menuItem}>
            <ReceiptText aria-hidden className="size-4.5" />
            <Trans>Transaksi</Trans>
          </Link>
          <Link to={paths.wishlist} className={menuItem}>
            <Heart aria-hidden className="size-4.5" />
            Wishlist
          </Link>
        </div>
        <div className={group}>
          <Link to={paths.profile} className={menuItem}>
            <UserRound aria-hidden className="size-4.5" />
            <Trans>Profil</Trans>
          </Link>
          <Link to={paths.notifications} className={menuItem}>
            <Bell aria-hidden className="size-4.5" />
            <Trans>Notifikasi</Trans>
          </Link>
        </div>
        <div className={group}>
          <Link to={paths.forum} className={menuItem}>
            <MessagesSquare aria-hidden className="size-4.5" />
            <Trans>Forum</Trans>
          </Link>
          <Link to={paths.points} className={menuItem}>
            <Gift aria-hidden className="size-4.5" />
            <Trans>Poin dan hadiah</Trans>
          </Link>
          <Link to={paths.affiliate} className={menuItem}>
            <UsersRound aria-hidden className="size-4.5" />
            <Trans>Program afiliasi</Trans>
          </Link>
          <Link to={paths.corporate} className={menuItem}>
            <Building2 aria-hidden className="size-4.5" />
            <Trans>Perusahaan dan TNA</Trans>
          </Link>
        </div>
        <div className={group}>
          <LanguageSelect className="my-1 flex desk:hidden" />
          <button type="button" onClick={toggleTheme} className={`${menuItem} desk:hidden`}>
            <MoonStar aria-hidden className="size-4.5" />
            <Trans>Ganti tema</Trans>
          </button>
          {me && <LockItem me={me} />}
        </div>
      </nav>
      <SignOut />
    </Menu>
  )
}

function SignOut() {
  const { mutate, isPending } = useSignOut()
  return (
    // It stays in sight, however much of the menu there is above it.
    <div className="sticky -bottom-2 -mx-2 -mb-2 border-t border-line bg-surface p-2">
      <button type="button" {...whileBusy(isPending, () => mutate())} className={menuItem}>
        <LogOut aria-hidden className="size-4.5" />
        <Trans>Keluar</Trans>
      </button>
    </div>
  )
}
