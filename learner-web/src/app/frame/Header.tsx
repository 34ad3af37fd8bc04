import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Bell as BellIcon, ChevronDown, LayoutGrid, ShoppingCart } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { cartCountQuery } from '../../api/queries'
import { useSignedIn } from '../../api/session'
import { unreadQuery } from '../../api/unread'
import { LinkButton } from '../../ui/Button'
import { Badge } from '../../ui/Chip'
import { cn } from '../../ui/cn'
import { Link } from '../../ui/Link'
import { Logo } from '../../ui/Logo'
import { paths, SIGN_IN_CHOSEN, to } from '../paths'
import { LanguageMenu } from './LanguageMenu'
import { Menu } from './Menu'
import { SearchField } from './SearchField'
import { ThemeSwitch } from './ThemeSwitch'

// For signed-in users only, so visitors need not load it.
const AccountMenu = lazy(() =>
  import('./AccountMenu').then((module) => ({ default: module.AccountMenu })),
)

// Not needed before the page is rendered.
const CategoryLinks = lazy(() =>
  import('./CategoryLinks').then((module) => ({ default: module.CategoryLinks })),
)

const bar = 'no-print sticky top-0 z-20 border-b border-line bg-surface/90 backdrop-blur-md'

/** While typing on a phone, the search field takes the whole bar. */
const besideSearch = 'contents max-desk:pointer-coarse:group-has-[search:focus-within]/bar:hidden'

const iconLink =
  'relative grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken hover:text-primary'

const textLink =
  'flex min-h-11 shrink-0 items-center gap-2 rounded-control px-3 text-[15px] font-semibold text-ink hover:bg-sunken hover:text-primary'

/** Logo, categories, search, language, theme, cart and account; `mini` without catalogue and search. */
export function Header({ mini = false }: { mini?: boolean }) {
  const signedIn = useSignedIn()
  return (
    <header className={bar}>
      <div className="group/bar page flex h-16 items-center gap-2 desk:h-18 desk:gap-4">
        <HomeLink />
        {mini ? <span className="flex-1" /> : <Finding />}
        <div className={besideSearch}>
          {/* Hidden at very large text sizes and beside words that were searched for; the footer has it as well. */}
          <div
            className={cn(
              'flex items-center max-[18rem]:hidden max-sm:group-has-[[role=combobox]:not(:placeholder-shown)]/bar:hidden desk:-me-2',
              signedIn && 'max-desk:hidden',
            )}
          >
            <LanguageMenu />
            <span className="max-desk:hidden">
              <ThemeSwitch />
            </span>
          </div>
          {signedIn ? <SignedIn /> : <Visitor />}
        </div>
      </div>
    </header>
  )
}

function Finding() {
  return (
    <>
      <div className="max-desk:hidden">
        <CategoryMenu />
      </div>
      <SearchField />
    </>
  )
}

/** The reduced header of screens without distraction. */
export function FocusHeader() {
  return (
    <header className={cn(bar, '[body:has([data-room])_&]:hidden')}>
      <div className="page flex h-16 items-center justify-between">
        <HomeLink />
        <ThemeSwitch />
      </div>
    </header>
  )
}

function HomeLink() {
  const { t } = useLingui()
  const home = useSignedIn() ? paths.market : paths.landing
  return (
    <Link to={home} aria-label={t`Duxi, ke beranda`} className="flex rounded-control">
      <span className="flex max-sm:[&_span_span]:hidden">
        <Logo />
      </span>
    </Link>
  )
}

function CategoryMenu() {
  const { t } = useLingui()
  return (
    <Menu
      opensOnHover
      label={t`Kategori`}
      panelClass="w-76 desk:w-[min(58rem,calc(100vw-10rem))]"
      triggerClass={textLink}
      trigger={
        <>
          <LayoutGrid aria-hidden className="size-4.5" />
          <Trans>Kategori</Trans>
          <ChevronDown aria-hidden className="size-4" />
        </>
      }
    >
      <Suspense fallback={<span className="block h-80" />}>
        <CategoryLinks />
      </Suspense>
    </Menu>
  )
}

function SignedIn() {
  const { t } = useLingui()
  const count = useQuery(cartCountQuery()).data?.count ?? 0
  return (
    <>
      <Link to={paths.myLearning} className={cn(textLink, 'max-desk:hidden')}>
        <Trans>Belajar saya</Trans>
      </Link>
      <Link to={paths.cart} aria-label={t`Keranjang, ${count} produk`} className={iconLink}>
        <ShoppingCart aria-hidden className="size-5" />
        <Badge count={count} />
      </Link>
      <Bell />
      <Suspense fallback={<span className="size-11" />}>
        <AccountMenu />
      </Suspense>
    </>
  )
}

function Bell() {
  const { t } = useLingui()
  const unread = useQuery(unreadQuery()).data ?? 0
  return (
    <Link
      to={paths.notifications}
      aria-label={unread > 0 ? t`Notifikasi, ${unread} belum dibaca` : t`Notifikasi`}
      className={cn(iconLink, 'max-desk:hidden')}
    >
      <BellIcon aria-hidden className="size-5" />
      <Badge count={unread} />
    </Link>
  )
}

/** Where both buttons would squeeze the search field; signing up leads to signing in, too. */
const hiddenWhereTight = 'max-[22rem]:hidden max-sm:[&:is(:lang(es),:lang(fr),:lang(it))]:hidden'

/** Signing in returns to the current page, and from the front page to the home page. */
function Visitor() {
  const { pathname, search } = useLocation()
  const next = pathname === paths.landing ? undefined : pathname + search
  return (
    <>
      <LinkButton
        to={to.signIn(next)}
        state={SIGN_IN_CHOSEN}
        size="sm"
        variant="secondary"
        className={cn(
          'min-h-11 max-sm:border-0 max-sm:bg-transparent max-sm:px-1',
          hiddenWhereTight,
        )}
      >
        <Trans>Masuk</Trans>
      </LinkButton>
      <LinkButton to={paths.signUp} size="sm" className="min-h-11 max-sm:px-3 max-[15rem]:hidden">
        <Trans>Daftar</Trans>
      </LinkButton>
    </>
  )
}
