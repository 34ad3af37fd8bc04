import { Trans } from '@lingui/react/macro'
import { ChevronRight, RotateCcw } from 'lucide-react'
import { Button } from '../../ui/Button'

interface VideoEndProps {
  onAgain: () => void
  onNext: (() => void) | undefined
}

/** Over a video that has ended: on to what comes next, or once more. */
export function VideoEnd({ onAgain, onNext }: VideoEndProps) {
  return (
    <div className="absolute inset-0 flex flex-wrap content-center items-center justify-center gap-3 bg-black/70 p-4">
      {onNext && (
        <Button size="lg" onClick={onNext}>
          <Trans>Materi berikutnya</Trans>
          <ChevronRight aria-hidden className="size-5 rtl:rotate-180" />
        </Button>
      )}
      <Button
        size="lg"
        variant="ghost"
        className="text-white not-disabled:hover:bg-white/15"
        onClick={onAgain}
      >
        <RotateCcw aria-hidden className="size-5" />
        <Trans>Putar lagi</Trans>
      </Button>
    </div>
  )
}
