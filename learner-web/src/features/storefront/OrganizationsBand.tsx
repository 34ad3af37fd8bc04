import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { paths } from '../../app/paths'
import { BannerLink } from '../../ui/Banner'
import { LinkButton } from '../../ui/Button'

const QUESTION = <Trans>Melatih satu tim?</Trans>
const OFFER = (
  <Trans>
    Banyak kursi dalam satu pesanan, kesenjangan seluruh tim, dan faktur pajak atas nama instansi.
  </Trans>
)
const DOOR = <Trans>Untuk instansi dan perusahaan</Trans>

/** The way to what institutions and companies get. */
export function OrganizationsBand() {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="relative mt-9 overflow-hidden rounded-card bg-banner text-white"
    >
      <div aria-hidden className="batik absolute inset-0 opacity-[0.07]" />
      <div className="relative flex flex-wrap items-center justify-between gap-4 p-4.5 sm:p-5">
        <div className="grid max-w-2xl gap-1.5">
          <h2 id={id} className="text-xl text-white desk:text-2xl">
            {QUESTION}
          </h2>
          <p className="text-teal-50">{OFFER}</p>
        </div>
        <BannerLink to={paths.organizations}>{DOOR}</BannerLink>
      </div>
    </section>
  )
}

/** The same on a banner, where there is room beside its words. */
export function OrganizationsCard() {
  return (
    <div className="rise grid gap-4 rounded-card bg-surface p-6 text-ink shadow-overlay max-desk:hidden desk:w-96">
      <div className="grid gap-1.5">
        <p className="text-lg font-bold text-strong">{QUESTION}</p>
        <p className="text-[15px] text-muted">{OFFER}</p>
      </div>
      <LinkButton to={paths.organizations} block>
        {DOOR}
      </LinkButton>
    </div>
  )
}
