import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { Picture as Shown } from '../../api/types'
import { cn } from '../../ui/cn'
import { Picture } from '../../ui/Picture'

interface TurnProps {
  label: string
  side: 'start' | 'end'
  onClick: () => void
}

function Turn({ label, side, onClick }: TurnProps) {
  const Icon = side === 'start' ? ChevronLeft : ChevronRight
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={cn(
        'absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full bg-black/55 text-white transition-colors hover:bg-black/75 focus-visible:outline-white',
        side === 'start' ? 'start-2' : 'end-2',
      )}
    >
      <Icon aria-hidden className="size-5 rtl:rotate-180" />
    </button>
  )
}

interface TurnsProps {
  at: number
  onShow: (index: number) => void
}

/** To the picture before and to the next one. */
export function Turns({ at, onShow }: TurnsProps) {
  const { t } = useLingui()
  return (
    <>
      <Turn label={t`Gambar sebelumnya`} side="start" onClick={() => onShow(at - 1)} />
      <Turn label={t`Gambar berikutnya`} side="end" onClick={() => onShow(at + 1)} />
    </>
  )
}

interface ThumbnailsProps {
  pictures: readonly Shown[]
  at: number
  onChoose: (index: number) => void
}

/** Every picture, small. */
export function Thumbnails({ pictures, at, onChoose }: ThumbnailsProps) {
  const { t } = useLingui()
  return (
    <ul className="flex gap-2 overflow-x-auto p-0.5 desk:px-4.5">
      {pictures.map(({ image_url }, index) => (
        <li key={image_url} className="shrink-0">
          <button
            type="button"
            aria-label={t`Gambar ${index + 1} dari ${pictures.length}`}
            aria-current={index === at}
            onClick={() => onChoose(index)}
            className="block h-12 w-18 overflow-hidden rounded-lg border-2 border-transparent opacity-70 transition-opacity hover:opacity-100 aria-[current=true]:border-primary aria-[current=true]:opacity-100"
          >
            <Picture src={image_url} sizes="6rem" className="size-full object-cover" />
          </button>
        </li>
      ))}
    </ul>
  )
}
