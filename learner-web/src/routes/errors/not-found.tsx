import { Trans, useLingui } from '@lingui/react/macro'
import { paths } from '../../app/paths'
import { useNoIndex, usePageMeta } from '../../lib/pageMeta'
import { LinkButton } from '../../ui/Button'
import { NothingFound } from '../../ui/illustrations'
import { EmptyState } from '../../ui/States'

export function Component() {
  const { t } = useLingui()
  usePageMeta(t`Halaman tidak ditemukan`)
  useNoIndex()
  return (
    <div className="page py-10">
      <h1 className="sr-only">
        <Trans>Halaman tidak ditemukan</Trans>
      </h1>
      <EmptyState
        illustration={<NothingFound />}
        title={<Trans>Halaman ini tidak ada</Trans>}
        action={
          <span className="flex flex-wrap justify-center gap-3">
            <LinkButton to={paths.landing}>
              <Trans>Ke beranda</Trans>
            </LinkButton>
            <LinkButton to={paths.product} variant="secondary">
              <Trans>Lihat katalog</Trans>
            </LinkButton>
          </span>
        }
      >
        <Trans>
          Alamatnya mungkin salah ketik, atau halamannya sudah dipindahkan. Coba cari dari katalog.
        </Trans>
      </EmptyState>
    </div>
  )
}
