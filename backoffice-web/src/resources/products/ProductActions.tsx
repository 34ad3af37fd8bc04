import { useLingui } from '@lingui/react/macro'
import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import CalendarIcon from '@mui/icons-material/EventRepeatOutlined'
import PublishIcon from '@mui/icons-material/PublishOutlined'
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined'
import HideIcon from '@mui/icons-material/VisibilityOffOutlined'
import PreviewIcon from '@mui/icons-material/VisibilityOutlined'
import { Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { CanAccess, EditButton, type RaRecord, TopToolbar, useRecordContext } from 'react-admin'
import { BASE } from '../../api/client'
import { EVERYTHING, useWrite } from '../../providers/useWrite'
import MoreMenu from '../../ui/MoreMenu'
import { CopyDialog } from './CopyDialog'
import { DeleteDialog, RescheduleDialog, ScheduleDialog } from './dialogs'
import { PublishDialog } from './PublishDialog'
import type { CatalogProduct } from './types'
import { UnpublishDialog } from './UnpublishDialog'

type Dialog = 'publish' | 'unpublish' | 'schedule' | 'copy' | 'reschedule' | 'delete'
const dialogs = {
  publish: PublishDialog,
  unpublish: UnpublishDialog,
  schedule: ScheduleDialog,
  copy: CopyDialog,
  reschedule: RescheduleDialog,
  delete: DeleteDialog,
} as const

const Action = (props: {
  icon: ReactNode
  label: string
  onClick: () => void
  disabled?: boolean
}) => (
  <Button size="small" startIcon={props.icon} onClick={props.onClick} disabled={props.disabled}>
    {props.label}
  </Button>
)

const Preview = ({ id }: { id: number }) => {
  const { t } = useLingui()
  const { mutate } = useWrite(
    (send, _tab: Window | null) => send('post', `${BASE}/catalog-products/${id}/preview`),
    {
      onSuccess: ({ path }, tab) => {
        if (tab) tab.location.href = path
        else location.assign(path)
      },
    },
  )
  const open = () => {
    const tab = window.open('', '_blank')
    mutate(tab, { onError: () => tab?.close() })
  }
  return <Action icon={<PreviewIcon />} label={t`Pratinjau`} onClick={open} />
}

interface PublishingProps {
  product: CatalogProduct
  onPublish: () => void
  onUnpublish: () => void
}

const Publishing = ({ product, onPublish, onUnpublish }: PublishingProps) => {
  const { t } = useLingui()
  const path = `${BASE}/catalog-products/${product.id}` as const
  const hide = useWrite((send) => send('post', `${path}/unpublish`), {
    done: t`Produk tidak tayang lagi.`,
    invalidates: EVERYTHING,
  })
  if (product.status === 'published' || product.status === 'over')
    return <Action icon={<HideIcon />} label={t`Turunkan`} onClick={onUnpublish} />
  return (
    <>
      {product.status === 'scheduled' && (
        <Action
          icon={<HideIcon />}
          label={t`Batalkan jadwal tayang`}
          disabled={hide.isPending}
          onClick={() => hide.mutate()}
        />
      )}
      <Button
        size="small"
        variant="contained"
        startIcon={<PublishIcon />}
        disabled={product.missing.length > 0}
        onClick={onPublish}
      >
        {t`Tayangkan sekarang`}
      </Button>
    </>
  )
}

/** The permitted actions on a product. */
export const ProductActions = () => {
  const { t } = useLingui()
  const product = useRecordContext<CatalogProduct & RaRecord>()
  const [open, setOpen] = useState<Dialog | null>(null)
  if (!product) return null
  const isDraft = product.status === 'draft' || product.status === 'scheduled'
  const Shown = open && dialogs[open]
  return (
    <TopToolbar sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      <Preview id={product.id} />
      <CanAccess action="create">
        <Action icon={<CopyIcon />} label={t`Salin`} onClick={() => setOpen('copy')} />
      </CanAccess>
      <CanAccess action="edit">
        {(product.starts_at || product.may_await_date) && (
          <Action
            icon={<CalendarIcon />}
            label={t`Ubah jadwal`}
            onClick={() => setOpen('reschedule')}
          />
        )}
        <EditButton />
        {product.status === 'draft' && product.missing.length === 0 && (
          <Action
            icon={<ScheduleIcon />}
            label={t`Jadwalkan tayang`}
            onClick={() => setOpen('schedule')}
          />
        )}
        <Publishing
          product={product}
          onPublish={() => setOpen('publish')}
          onUnpublish={() => setOpen('unpublish')}
        />
      </CanAccess>
      {isDraft && (
        <CanAccess action="delete">
          <MoreMenu
            items={[{ label: t`Hapus draf`, isDangerous: true, onChoose: () => setOpen('delete') }]}
          />
        </CanAccess>
      )}
      {Shown && <Shown product={product} onClose={() => setOpen(null)} />}
    </TopToolbar>
  )
}
