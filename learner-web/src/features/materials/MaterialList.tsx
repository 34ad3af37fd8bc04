import { Trans } from '@lingui/react/macro'
import { Download, FileText, Lock } from 'lucide-react'
import type { Material } from '../../api/learning'
import { formatDateTime } from '../../lib/format'
import { formatBytes } from '../../lib/formatBytes'
import { buttonVariants } from '../../ui/Button'
import { UntranslatedText } from '../../ui/UntranslatedText'

/** The files of a product; those that open later say when. */
export function MaterialList({ materials }: { materials: readonly Material[] }) {
  if (materials.length === 0)
    return (
      <p className="text-muted">
        <Trans>Belum ada berkas. Materi yang dibagikan akan muncul di sini.</Trans>
      </p>
    )
  return (
    <ul className="grid divide-y divide-line">
      {materials.map((material) => (
        <li key={`${material.title}${material.name}`} className="py-3 first:pt-0 last:pb-0">
          <Row material={material} />
        </li>
      ))}
    </ul>
  )
}

function Row({ material }: { material: Material }) {
  const { title, name, size, url, opens_at } = material
  const when = opens_at ? formatDateTime(opens_at) : ''
  const Icon = url ? FileText : Lock
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Icon aria-hidden className="size-6 shrink-0 text-muted" />
      <p className="grid min-w-0 flex-1 basis-40">
        <span className="font-semibold text-strong">
          <UntranslatedText>{title}</UntranslatedText>
        </span>
        <span className="text-sm break-words text-muted">
          {url ? `${name}\u00a0· ${formatBytes(size)}` : <Trans>Dibuka {when}</Trans>}
        </span>
      </p>
      {url && (
        <a
          href={url}
          download
          className={buttonVariants({
            variant: 'secondary',
            size: 'sm',
            className: 'min-h-11 max-sm:size-11 max-sm:px-0',
          })}
        >
          <Download aria-hidden className="size-4.5" />
          <span className="max-sm:sr-only">
            <Trans>Unduh</Trans>
          </span>
        </a>
      )}
    </div>
  )
}
