import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../app/paths'
import type { Sent } from '../../features/registration/sent'
import { formatDateRange } from '../../lib/format'
import { usePageMeta } from '../../lib/pageMeta'
import { LinkButton } from '../../ui/Button'
import { EmptyState } from '../../ui/States'

const whenAndWhere = ({ starts_at, ends_at, place }: Sent) =>
  [starts_at && formatDateRange(starts_at, ends_at ?? starts_at), place].filter(Boolean).join(' · ')

export function Component() {
  const { t } = useLingui()
  const sent = useLocation().state as Sent | null
  usePageMeta(t`Pendaftaran terkirim`)
  return (
    <div className="page py-12">
      <h1 className="sr-only">{t`Pendaftaran terkirim`}</h1>
      <EmptyState
        illustration={
          <span className="grid size-16 place-items-center rounded-full bg-success-tint text-success">
            <CircleCheck aria-hidden className="size-9" />
          </span>
        }
        title={<Trans>Pendaftaran Anda sudah kami terima</Trans>}
        action={
          <LinkButton to={paths.myLearning}>
            <Trans>Ke Belajar saya</Trans>
          </LinkButton>
        }
      >
        {sent && (
          <span className="grid pb-2">
            <span className="font-semibold text-strong">
              <bdi>{sent.title}</bdi>
            </span>
            <span className="text-ink">{whenAndWhere(sent)}</span>
          </span>
        )}
        <Trans>
          Peserta yang sudah punya akun langsung melihat kelasnya di Belajar saya. Yang belum, kami
          undang lewat email.
        </Trans>
      </EmptyState>
    </div>
  )
}
