import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  Award,
  BookOpen,
  Download as DownloadIcon,
  FileSpreadsheet,
  FileText,
  type LucideIcon,
  MessagesSquare,
  Paperclip,
  ReceiptText,
} from 'lucide-react'
import { saveLink } from '../../api/download'
import { type Download, downloadsQuery, type Order } from '../../api/learning'
import { formatDateTime } from '../../lib/format'
import { formatBytes } from '../../lib/formatBytes'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { FactLine } from '../../ui/FactLine'
import { toast } from '../../ui/toast'

const ICONS: Readonly<Record<string, LucideIcon>> = {
  certificate: Award,
  invoice: ReceiptText,
  tax_invoice: ReceiptText,
  material: BookOpen,
  registration: Paperclip,
  export: FileSpreadsheet,
  chats: MessagesSquare,
}

interface DownloadRowProps {
  row: Download
  page: number
  order: Order
}

const isSame = (one: Download, other: Download) =>
  one.download_kind === other.download_kind &&
  one.download_title === other.download_title &&
  one.download_detail === other.download_detail &&
  (one.download_kind === 'chats' || one.download_created_at === other.download_created_at)

/** One file; its link is refetched on demand, because links expire soon. */
export function DownloadRow({ row, page, order }: DownloadRowProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const opening = useMutation({
    mutationFn: async () => {
      const fresh = await client.fetchQuery(downloadsQuery(page, order))
      const url = fresh.rows.find((one) => isSame(one, row))?.download_url
      if (!url) throw new Error('download')
      saveLink(url)
    },
    onError: () => toast.error(t`gagal membuat link download`, 'download'),
    meta: { errors: 'inline' },
  })
  const title = [row.download_title, row.download_detail].filter(Boolean).join(' – ')
  const Icon = ICONS[row.download_kind] ?? FileText
  return (
    <Card className="flex items-center gap-x-4 gap-y-3 p-4 max-[20rem]:flex-wrap">
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-primary-tint text-primary">
        <Icon aria-hidden className="size-5.5" />
      </span>
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-0.5 max-[20rem]:basis-full">
        <h2 className="text-base break-words">
          <bdi>{row.download_title}</bdi>
        </h2>
        {row.download_detail && (
          <p className="text-sm break-words">
            <bdi>{row.download_detail}</bdi>
          </p>
        )}
        <p className="text-sm text-muted">
          <FactLine>
            {row.download_label}
            {row.download_size !== null && formatBytes(row.download_size)}
            {formatDateTime(row.download_created_at)}
          </FactLine>
        </p>
      </div>
      <Button
        variant="secondary"
        busy={opening.isPending}
        onClick={() => opening.mutate()}
        className="shrink-0 max-sm:size-11 max-sm:px-0"
        aria-label={t`Unduh ${title}`}
      >
        <DownloadIcon aria-hidden className="size-4.5" />
        <span className="max-sm:hidden">
          <Trans>Unduh</Trans>
        </span>
      </Button>
    </Card>
  )
}
