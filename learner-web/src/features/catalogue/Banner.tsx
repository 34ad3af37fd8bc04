import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { to } from '../../app/paths'
import { kindMeta, kindSlugs } from '../../kinds/kindMeta'
import { cn } from '../../ui/cn'
import { Link, type LinkProps } from '../../ui/Link'

interface BannerProps {
  title: ReactNode
  lead?: ReactNode
  children?: ReactNode
  aside?: ReactNode
}

/** The head of a shop page: deep teal with the batik line pattern, in both themes. */
export function Banner({ title, lead, children, aside }: BannerProps) {
  return (
    <div className="relative overflow-hidden bg-[#0b4f4a] text-white">
      <div aria-hidden className="batik absolute inset-0 opacity-[0.07]" />
      <div
        aria-hidden
        className="absolute inset-0 bg-[radial-gradient(80%_120%_at_10%_0%,#14958a59,transparent),radial-gradient(60%_100%_at_100%_100%,#042f2ebf,transparent)]"
      />
      <div className="page relative grid grid-cols-[minmax(0,1fr)] items-center gap-6 py-7 desk:gap-8 desk:grid-cols-[minmax(0,1fr)_auto] desk:py-12">
        <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
          <h1 className="text-[1.75rem] text-white desk:text-5xl desk:leading-[1.12]">{title}</h1>
          {lead && <p className="text-base text-teal-50 desk:text-lg">{lead}</p>}
          {children}
        </div>
        {aside}
      </div>
    </div>
  )
}

const button =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control px-5 text-base font-bold transition-colors focus-visible:outline-white max-sm:w-full'
const variants = {
  primary: 'bg-white text-teal-900 hover:bg-teal-50',
  secondary: 'bg-white/12 text-white ring-1 ring-white/40 hover:bg-white/20',
}

interface BannerLinkProps extends LinkProps {
  variant?: keyof typeof variants
}

/** A link that looks like a button on the dark ground of a banner. */
export function BannerLink({ variant = 'primary', className, ...rest }: BannerLinkProps) {
  return <Link {...rest} className={cn(button, variants[variant], className)} />
}

const pill =
  'inline-flex min-h-11 items-center gap-2 rounded-full px-4.5 text-[15px] font-semibold bg-white/12 text-white ring-1 ring-white/30 transition-colors hover:bg-white/20 focus-visible:outline-white'

const PILLS = 6

/** The first kinds of product, as doors from a hero. */
export function KindPills() {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Jenis produk`} className="flex flex-wrap gap-2.5 pt-2">
      {kindSlugs.slice(0, PILLS).map((slug) => {
        const { icon: Icon, label } = kindMeta[slug]
        return (
          <Link key={slug} to={to.kind(slug)} className={pill}>
            <Icon aria-hidden className="size-4.5" />
            {label}
          </Link>
        )
      })}
    </nav>
  )
}
