import { Trans } from '@lingui/react/macro'
import { ListTree } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import type { Course } from './api'
import { Chapters } from './Chapters'

interface ChaptersSheetProps {
  course: Course
  shown: string | undefined
  onShow: (uuid: string) => void
}

/** On phones, where there is no room beside the content: the list of contents over the page. */
export function ChaptersSheet({ course, shown, onShow }: ChaptersSheetProps) {
  const [isOpen, setOpen] = useState(false)
  const choose = (uuid: string) => {
    setOpen(false)
    onShow(uuid)
  }
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        className="min-h-11 shrink-0"
        onClick={() => setOpen(true)}
      >
        <ListTree aria-hidden className="size-4.5" />
        <Trans>Daftar materi</Trans>
      </Button>
      <Dialog
        open={isOpen}
        sheet
        onClose={() => setOpen(false)}
        title={<Trans>Daftar materi</Trans>}
      >
        <div className="-mx-3">
          <Chapters course={course} shown={shown} onShow={choose} />
        </div>
      </Dialog>
    </>
  )
}
