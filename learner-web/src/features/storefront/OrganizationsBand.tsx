import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { paths } from '../../app/paths'
import { BannerLink } from '../catalogue/Banner'

/** The way to what institutions and companies get. */
export function OrganizationsBand() {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="relative mt-9 overflow-hidden rounded-card bg-[#0b4f4a] text-white"
    >
      <div aria-hidden className="batik absolute inset-0 opacity-[0.07]" />
      <div className="relative flex flex-wrap items-center justify-between gap-4 p-4.5 sm:p-5">
        <div className="grid max-w-2xl gap-1.5">
          <h2 id={id} className="text-xl text-white desk:text-2xl">
            <Trans>Melatih satu tim?</Trans>
          </h2>
          <p className="text-teal-50">
            <Trans>
              Banyak kursi dalam satu pesanan, kesenjangan seluruh tim, dan faktur pajak atas nama
              instansi.
            </Trans>
          </p>
        </div>
        <BannerLink to={paths.organizations}>
          <Trans>Untuk instansi dan perusahaan</Trans>
        </BannerLink>
      </div>
    </section>
  )
}
