import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { to } from '../../app/paths'
import { kindSlugs, signs } from '../../kinds/signs'

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
      <div className="page relative grid items-center gap-8 py-9 desk:grid-cols-[minmax(0,1fr)_auto] desk:py-14">
        <div className="grid max-w-2xl gap-4">
          <h1 className="text-[1.75rem] text-white desk:text-5xl desk:leading-[1.12]">{title}</h1>
          {lead && <p className="text-base text-teal-50 desk:text-lg">{lead}</p>}
          {children}
        </div>
        {aside}
      </div>
    </div>
  )
}

const pill =
  'inline-flex min-h-11 items-center gap-2 rounded-full px-4.5 text-[15px] font-semibold transition-colors focus-visible:outline-white'

const PILLS = 6

/** The first kinds of product, as doors from a hero. */
export function KindPills() {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Jenis produk`} className="flex flex-wrap gap-2.5 pt-2">
      {kindSlugs.slice(0, PILLS).map((slug, index) => {
        const { icon: Icon, label } = signs[slug]
        const colour =
          index === 0
            ? 'bg-white text-teal-900 hover:bg-teal-50'
            : 'bg-white/12 text-white ring-1 ring-white/30 hover:bg-white/20'
        return (
          <Link key={slug} to={to.kind(slug)} className={`${pill} ${colour}`}>
            <Icon aria-hidden className="size-4.5" />
            {label}
          </Link>
        )
      })}
    </nav>
  )
}

/** The catalogue's hero. */
export function Hero() {
  return (
    <Banner
      title={<Trans>Ketahui kemampuan Anda. Tutup kesenjangannya.</Trans>}
      lead={
        <Trans>
          Asesmen per unit kompetensi, hasil yang jelas, dan pelatihan yang memang Anda perlukan.
        </Trans>
      }
      aside={<Steps />}
    />
  )
}

const STEPS: readonly ReactNode[] = [
  <Trans key="choose">Pilih peran dan kerjakan asesmennya</Trans>,
  <Trans key="read">Baca capaian Anda per unit kompetensi</Trans>,
  <Trans key="close">Ikuti pelatihan untuk unit yang kurang</Trans>,
]

function Steps() {
  return (
    <ol className="hidden w-84 gap-1 rounded-card bg-white/8 p-3 ring-1 ring-white/15 desk:grid">
      {STEPS.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps are fixed
        <li key={index} className="flex items-center gap-3.5 p-2.5">
          <span className="grid size-9 shrink-0 place-items-center rounded-full bg-white/15 text-sm font-bold text-teal-50">
            {index + 1}
          </span>
          <span className="text-[15px] font-medium text-teal-50">{step}</span>
        </li>
      ))}
    </ol>
  )
}
