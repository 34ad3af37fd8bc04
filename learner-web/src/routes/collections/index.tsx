import { Trans, useLingui } from '@lingui/react/macro'
import type { ProductCard } from '../../api/types'
import { RecentlyViewed, Recommended } from '../../features/home/ForYou'
import { JobRoles } from '../../features/sections/JobRoles'
import { KindSection } from '../../features/sections/KindSection'
import { usePageMeta } from '../../lib/pageMeta'
import { Banner } from '../../ui/Banner'

const SHOWN = 3
const isOnSale = ({ on_sale }: ProductCard) => on_sale

/** Suggestions for the account: by gaps and roles first, then programmes and bundles. */
export function Component() {
  const { t } = useLingui()
  usePageMeta(t`Pilihan untuk Anda`)
  return (
    <>
      <Banner
        isLow
        title={<Trans>Pilihan untuk Anda</Trans>}
        lead={
          <Trans>
            Disusun dari peran dan kesenjangan Anda, lalu program dan paket yang lengkap.
          </Trans>
        }
      />
      <div className="page pb-4">
        <Recommended />
        <RecentlyViewed />
        <JobRoles />
        <KindSection kind="oti" query={{ rows: 2 * SHOWN }} filter={isOnSale} most={SHOWN} />
        <KindSection kind="bundle" query={{ rows: SHOWN, sort: 'available|desc' }} />
      </div>
    </>
  )
}
