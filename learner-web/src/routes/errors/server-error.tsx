import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../app/paths'
import { useNoIndex, usePageMeta } from '../../lib/pageMeta'
import { Button, LinkButton } from '../../ui/Button'
import { Disconnected } from '../../ui/illustrations'
import { EmptyState } from '../../ui/States'

/** Accepts only references, so that the URL cannot put a sentence onto the page. */
const REFERENCE = /^[\w-]{4,64}$/

export function Component() {
  const { t } = useLingui()
  const id = useSearchParams()[0].get('id') ?? ''
  usePageMeta(t`Terjadi gangguan`)
  useNoIndex()
  return (
    <div className="page py-10">
      <h1 className="sr-only">
        <Trans>Terjadi gangguan</Trans>
      </h1>
      <EmptyState
        illustration={<Disconnected />}
        title={<Trans>Ada gangguan di pihak kami</Trans>}
        action={
          <span className="flex flex-wrap justify-center gap-3">
            {history.length > 1 && (
              <Button onClick={() => history.back()}>
                <Trans>Coba lagi</Trans>
              </Button>
            )}
            <LinkButton to={paths.landing} variant="secondary">
              <Trans>Ke beranda</Trans>
            </LinkButton>
            <LinkButton to={paths.helpCenter} variant="ghost">
              <Trans>Pusat bantuan</Trans>
            </LinkButton>
          </span>
        }
      >
        <Trans>
          Kami sedang memperbaikinya. Data Anda aman; silakan coba lagi beberapa saat lagi.
        </Trans>
      </EmptyState>
      {REFERENCE.test(id) && (
        <p className="text-center text-sm text-muted">
          <Trans>
            Kode galat: <code className="font-semibold text-ink select-all">{id}</code>. Sebutkan
            bila Anda menghubungi kami.
          </Trans>
        </p>
      )}
    </div>
  )
}
