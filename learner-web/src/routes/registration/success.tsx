import { Trans, useLingui } from '@lingui/react/macro'
import { paths } from '../../app/paths'
import { usePageMeta } from '../../lib/pageMeta'
import { LinkButton } from '../../ui/Button'
import { EmptyState } from '../../ui/States'

export function Component() {
  const { t } = useLingui()
  usePageMeta(t`Pendaftaran terkirim`)
  return (
    <div className="page py-12">
      <h1 className="sr-only">{t`Pendaftaran terkirim`}</h1>
      <EmptyState
        title={<Trans>Pendaftaran Anda sudah kami terima</Trans>}
        action={
          <LinkButton to={paths.myLearning}>
            <Trans>Ke Belajar saya</Trans>
          </LinkButton>
        }
      >
        <Trans>
          Peserta yang sudah punya akun langsung melihat kelasnya di Belajar saya. Yang belum, kami
          undang lewat email.
        </Trans>
      </EmptyState>
    </div>
  )
}
