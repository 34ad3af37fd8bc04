import { Trans, useLingui } from '@lingui/react/macro'
import { MessageCircleQuestion } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { paths, to } from '../../app/paths'
import { GapExample } from '../../features/organizations/GapExample'
import { useIsCorporate } from '../../features/organizations/useIsCorporate'
import { usePageMeta } from '../../lib/pageMeta'
import { CONTACT } from '../../ui/Anchor'
import { Banner, BannerLink } from '../../ui/Banner'

const Sections = lazy(async () => {
  const { Sections } = await import('../../features/organizations/Sections')
  return { default: Sections }
})

/** Both on one line of a phone, where their words leave room. */
const BESIDE = 'max-sm:flex-1 max-sm:px-4 max-sm:whitespace-nowrap'

/** The offer for institutions and companies. */
export function Component() {
  const { t } = useLingui()
  const isCorporate = useIsCorporate()
  usePageMeta(
    t`Untuk instansi dan perusahaan`,
    t`Banyak kursi dalam satu pesanan, kesenjangan seluruh tim, dan faktur pajak atas nama instansi.`,
  )
  return (
    <>
      <Banner
        title={<Trans>Untuk instansi dan perusahaan</Trans>}
        lead={
          <Trans>
            Ukur kemampuan seluruh tim, latih yang memang perlu, dan terima tagihan atas nama
            instansi Anda.
          </Trans>
        }
        aside={<GapExample />}
      >
        <div className="flex flex-wrap gap-3 pt-2">
          <BannerLink to={`#${CONTACT}`} className={BESIDE}>
            <MessageCircleQuestion aria-hidden className="size-5" />
            <Trans>Hubungi kami</Trans>
          </BannerLink>
          {isCorporate ? (
            <BannerLink to={paths.corporateSite} variant="secondary" className={BESIDE}>
              <Trans>Buka halaman perusahaan</Trans>
            </BannerLink>
          ) : (
            <BannerLink to={to.kind('assessment')} variant="secondary" className={BESIDE}>
              <Trans context="several">Lihat asesmen</Trans>
            </BannerLink>
          )}
        </div>
      </Banner>
      <div className="pb-12">
        <Suspense fallback={<div className="min-h-dvh" />}>
          <Sections canRegister={!isCorporate} />
        </Suspense>
      </div>
    </>
  )
}
