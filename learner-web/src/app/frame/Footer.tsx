import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { siteQuery } from '../../api/queries'
import { LanguageSelect } from '../../features/language/LanguageSelect'
import { kindMeta, kindSlugs } from '../../kinds/kindMeta'
import { CONTACT } from '../../ui/Anchor'
import { Link } from '../../ui/Link'
import { Logo } from '../../ui/Logo'
import { PaymentMethods } from '../../ui/PaymentMethods'
import { accessOf } from '../access'
import { paths, to } from '../paths'
import { ThemeSwitch } from './ThemeSwitch'

interface FooterLink {
  path: string
  label: ReactNode
}

const PRODUCTS: readonly FooterLink[] = kindSlugs.map((slug) => ({
  path: to.kind(slug),
  label: kindMeta[slug].label,
}))

const LEARNING: readonly FooterLink[] = [
  { path: paths.explore, label: <Trans>Jelajah peran</Trans> },
  { path: paths.news, label: <Trans>Berita</Trans> },
  { path: paths.clinic, label: <Trans>Klinik SPBE</Trans> },
  { path: paths.verifyCertificate, label: <Trans>Periksa sertifikat</Trans> },
]

const HOUSE: readonly FooterLink[] = [
  { path: paths.about, label: <Trans>Tentang kami</Trans> },
  { path: paths.helpCenter, label: <Trans>Pusat bantuan</Trans> },
  { path: `${paths.helpCenter}#${CONTACT}`, label: <Trans>Kontak</Trans> },
  { path: paths.organizations, label: <Trans>Instansi dan perusahaan</Trans> },
  { path: paths.terms, label: <Trans>Ketentuan layanan</Trans> },
  { path: paths.privacy, label: <Trans>Kebijakan privasi</Trans> },
]

/** The footer of ordinary pages; on account pages without the shop links. */
export function Footer() {
  return accessOf(useLocation().pathname) === 'account' ? <ShortFooter /> : <FullFooter />
}

function ShortFooter() {
  return (
    <footer className="no-print mt-16 border-t border-line bg-surface">
      <div className="page flex flex-col gap-4 py-6">
        <div className="flex items-center justify-between gap-x-8 gap-y-2 max-desk:flex-wrap">
          <Links title={<Trans>Bantuan</Trans>} links={HOUSE} shape="row" />
          <div className="flex items-center gap-3 max-desk:w-full max-desk:justify-between">
            <LanguageSelect className="w-fit" />
            <span className="desk:hidden">
              <ThemeSwitch />
            </span>
          </div>
        </div>
        <DemoOutbox />
      </div>
    </footer>
  )
}

function FullFooter() {
  return (
    <footer className="no-print relative mt-9 overflow-hidden border-t border-line bg-surface">
      <div
        aria-hidden
        className="batik absolute inset-y-0 end-0 w-1/2 text-primary opacity-[0.06]"
      />
      <div className="page relative grid gap-6 py-7 desk:gap-8 desk:grid-cols-[20rem_minmax(0,1fr)] desk:gap-14">
        <House />
        <div className="grid sm:gap-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
          <Group title={<Trans>Produk</Trans>} links={PRODUCTS} shape="columns" />
          <Group title={<Trans>Belajar</Trans>} links={LEARNING} />
          <Group title={<Trans>Bantuan</Trans>} links={HOUSE} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line pt-5 desk:col-span-2">
          <PaymentMethods />
          <p className="text-sm text-muted tabular-nums">© {new Date().getFullYear()} Duxi</p>
        </div>
        <DemoOutbox />
      </div>
    </footer>
  )
}

function House() {
  return (
    <div className="grid content-start gap-3">
      <div className="flex items-center justify-between gap-4">
        <Logo />
        <span className="desk:hidden">
          <ThemeSwitch />
        </span>
      </div>
      <p className="text-[15px] text-muted max-sm:hidden">
        <Trans>
          Ukur kompetensi digital Anda, temukan kesenjangannya, lalu ikuti pelatihan yang tepat.
        </Trans>
      </p>
      <LanguageSelect className="w-fit" />
    </div>
  )
}

interface LinksProps {
  title: ReactNode
  links: readonly FooterLink[]
  shape?: keyof typeof SHAPES
  /** Its title stands above it already. */
  isNamed?: boolean
}

const SHAPES = {
  column: 'grid max-sm:grid-cols-2 max-sm:gap-x-6',
  columns: 'grid grid-cols-2 gap-x-6',
  row: 'grid grid-cols-2 gap-x-6 sm:flex sm:flex-wrap',
}

const NARROW = 640

/** Links that are collapsed on phones. */
function Group({ title, ...rest }: LinksProps) {
  const [isFolded] = useState(() => innerWidth < NARROW)
  if (!isFolded) return <Links title={title} {...rest} />
  return (
    <details className="group border-b border-line first:border-t">
      <summary className="flex min-h-12 items-center justify-between text-[15px] font-bold text-strong">
        {title}
        <ChevronDown
          aria-hidden
          className="size-4.5 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pb-3">
        <Links isNamed title={title} {...rest} />
      </div>
    </details>
  )
}

function Links({ title, links, shape = 'column', isNamed = false }: LinksProps) {
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <h2
        id={id}
        className={isNamed || shape === 'row' ? 'sr-only' : 'pb-1.5 text-sm font-bold text-strong'}
      >
        {title}
      </h2>
      <ul className={SHAPES[shape]}>
        {links.map(({ path, label }) => (
          <li key={path}>
            <Link
              to={path}
              className="inline-flex min-h-8 items-center text-[15px] text-muted hover:text-primary hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A link to the demo's outbox; nothing where mails are really sent. */
function DemoOutbox() {
  const address = useQuery(siteQuery()).data?.outbox_url
  if (!address) return null
  return (
    <p className="text-sm text-muted max-desk:pe-16 desk:col-span-2">
      <Trans>
        Ini peragaan: email, SMS, dan WhatsApp tidak dikirim sungguhan, tetapi dapat dibaca di{' '}
        <a href={address} className="font-semibold text-primary underline underline-offset-2">
          kotak keluar
        </a>
        .
      </Trans>
    </p>
  )
}
