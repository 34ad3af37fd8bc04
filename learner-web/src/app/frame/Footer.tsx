import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { LanguageSelect } from '../../features/language/LanguageSelect'
import { kindSlugs, signs } from '../../kinds/signs'
import { Logo } from '../../ui/Logo'
import { paths, to } from '../paths'
import { ThemeSwitch } from './ThemeSwitch'

const link =
  'inline-flex min-h-8 items-center text-[15px] text-muted hover:text-primary hover:underline'

/** The end of every ordinary page. */
export function Footer() {
  const { t } = useLingui()
  return (
    <footer className="no-print relative mt-16 overflow-hidden border-t border-line bg-surface">
      <div
        aria-hidden
        className="batik absolute inset-y-0 end-0 w-1/2 text-primary opacity-[0.06]"
      />
      <div className="page relative flex flex-wrap justify-between gap-8 py-10">
        <div className="grid max-w-sm gap-3">
          <div className="flex items-center justify-between gap-4">
            <Logo />
            <span className="desk:hidden">
              <ThemeSwitch />
            </span>
          </div>
          <p className="text-[15px] text-muted">
            <Trans>
              Ukur kompetensi digital Anda, temukan kesenjangannya, lalu ikuti pelatihan yang tepat.
            </Trans>
          </p>
          <LanguageSelect className="w-fit" />
        </div>
        <nav aria-label={t`Kaki halaman`} className="flex flex-wrap gap-x-8 gap-y-1">
          {kindSlugs.map((slug) => (
            <Link key={slug} to={to.kind(slug)} className={link}>
              {signs[slug].label}
            </Link>
          ))}
          <Link to={paths.product} className={link}>
            <Trans>Semua produk</Trans>
          </Link>
          <Link to={paths.privacy} className={link}>
            <Trans>Kebijakan privasi</Trans>
          </Link>
          <Link to={paths.terms} className={link}>
            <Trans>Ketentuan layanan</Trans>
          </Link>
        </nav>
      </div>
    </footer>
  )
}
