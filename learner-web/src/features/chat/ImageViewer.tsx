import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'

interface ImageViewerProps {
  images: readonly string[]
  shown: string
  onShow: (url: string | null) => void
}

/** The pictures of a chat, one at a time. */
export function ImageViewer({ images, shown, onShow }: ImageViewerProps) {
  const { t } = useLingui()
  const place = images.indexOf(shown)
  const before = images[place - 1]
  const after = images[place + 1]
  const number = place + 1
  const total = images.length
  return (
    <Dialog
      open
      wide
      title={
        <Trans>
          Gambar {number} dari {total}
        </Trans>
      }
      onClose={() => onShow(null)}
    >
      <img
        src={shown}
        alt={t`Gambar ${number} dari ${total}`}
        className="mx-auto max-h-[65dvh] rounded-control"
      />
      {total > 1 && (
        <div className="flex justify-between pt-3">
          <IconButton
            label={t`Gambar sebelumnya`}
            disabled={!before}
            onClick={() => before && onShow(before)}
          >
            <ChevronLeft aria-hidden className="size-5 rtl:rotate-180" />
          </IconButton>
          <IconButton
            label={t`Gambar berikutnya`}
            disabled={!after}
            onClick={() => after && onShow(after)}
          >
            <ChevronRight aria-hidden className="size-5 rtl:rotate-180" />
          </IconButton>
        </div>
      )}
    </Dialog>
  )
}
