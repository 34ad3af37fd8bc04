import { Trans, useLingui } from '@lingui/react/macro'
import { paths } from '../app/paths'
import { usePageMeta } from '../lib/pageMeta'
import { LinkButton } from '../ui/Button'
import { Disconnected } from '../ui/illustrations'
import { EmptyState } from '../ui/States'

export function Component() {
  const { t } = useLingui()
  usePageMeta(t`Terjadi gangguan`)
  return (
    <div className="page py-10">
      <h1 className="sr-only">
        <Trans>Terjadi gangguan</Trans>
      </h1>
      <EmptyState
        illustration={<Disconnected />}
        title={<Trans>Ada gangguan di pihak kami</Trans>}
        action={
          <LinkButton to={paths.landing}>
            <Trans>Ke beranda</Trans>
          </LinkButton>
        }
      >
        <Trans>
          Kami sedang memperbaikinya. Data Anda aman; silakan coba lagi beberapa saat lagi.
        </Trans>
      </EmptyState>
    </div>
  )
}
