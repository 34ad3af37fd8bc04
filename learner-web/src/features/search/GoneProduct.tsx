import { Trans } from '@lingui/react/macro'
import type { KindSlug } from '../../api/types'
import { to } from '../../app/paths'
import { LinkButton } from '../../ui/Button'
import { NothingFound } from '../../ui/illustrations'
import { EmptyState } from '../../ui/States'
import { NearAddress } from './NearAddress'

/** What the page of a product shows that is no longer there. */
export function GoneProduct({ kind }: { kind: KindSlug }) {
  return (
    <div className="page py-10">
      <h1 className="sr-only">
        <Trans>Produk tidak ditemukan</Trans>
      </h1>
      <EmptyState
        illustration={<NothingFound />}
        title={<Trans>Produk ini sudah tidak ada</Trans>}
        action={
          <LinkButton to={to.kind(kind)}>
            <Trans>Lihat yang tersedia</Trans>
          </LinkButton>
        }
      >
        <Trans>Mungkin jadwalnya sudah lewat atau alamatnya salah ketik.</Trans>
      </EmptyState>
      <NearAddress />
    </div>
  )
}
