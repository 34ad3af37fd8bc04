import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Bell, BookOpen, Compass, House, type LucideIcon, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useSignedIn } from '../../api/session'
import { unreadQuery } from '../../api/unread'
import { Badge } from '../../ui/Chip'
import { cn } from '../../ui/cn'
import { Link } from '../../ui/Link'
import { paths } from '../paths'

/** The bottom navigation of small screens, with the chat button after the last link. */
export function BottomNav({ mini }: { mini: boolean }) {
  const { t } = useLingui()
  const signedIn = useSignedIn()
  const unread = useQuery({ ...unreadQuery(), enabled: signedIn }).data ?? 0
  return (
    <nav
      aria-label={t`Navigasi utama`}
      data-bottom-nav
      className="no-print fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md desk:hidden"
    >
      <ul
        className={cn(
          'mx-auto flex max-w-lg',
          mini
            ? 'h-14 [&_a>span+span]:sr-only'
            : // At very large text sizes only the icons fit.
              'h-16 max-[18rem]:[&_a>span+span]:sr-only',
        )}
      >
        <Place
          to={signedIn ? paths.market : paths.landing}
          icon={House}
          label={<Trans>Beranda</Trans>}
        />
        <Place to={paths.product} icon={Compass} label={<Trans>Jelajah</Trans>} />
        <Place to={paths.myLearning} icon={BookOpen} label={<Trans>Belajar</Trans>} />
        <Place
          to={paths.notifications}
          icon={Bell}
          label={<Trans>Notifikasi</Trans>}
          count={unread}
        />
        <Place to={paths.account} icon={UserRound} label={<Trans>Akun</Trans>} />
      </ul>
    </nav>
  )
}

interface PlaceProps {
  to: string
  icon: LucideIcon
  label: ReactNode
  count?: number
}

/** Whether the current path is this one or below it. */
function isAt(pathname: string, place: string): boolean {
  return pathname === place || (place !== paths.landing && pathname.startsWith(`${place}/`))
}

function Place({ to, icon: Icon, label, count = 0 }: PlaceProps) {
  const { pathname } = useLocation()
  return (
    // As wide as its words: "Notifications" takes more than a fifth of a small phone.
    <li className="min-w-0 flex-auto">
      <Link
        to={to}
        aria-current={isAt(pathname, to) ? 'page' : undefined}
        className="group relative grid h-full grid-cols-1 content-center justify-items-center gap-0.5 text-xs font-semibold text-muted aria-[current=page]:text-primary"
      >
        <span className="relative grid h-8 w-14 max-w-full place-items-center rounded-full transition-colors group-aria-[current=page]:bg-primary-tint">
          <Icon aria-hidden className="size-5" />
          <Badge count={count} />
        </span>
        <span>
          {label}
          {count > 0 && (
            <span className="sr-only">
              <Trans>, {count} belum dibaca</Trans>
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}
