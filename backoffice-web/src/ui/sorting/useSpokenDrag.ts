import type { DragStart, DragUpdate, DropResult, ResponderProvided } from '@hello-pangea/dnd'
import { useLingui } from '@lingui/react/macro'

/** The screen reader announcements of dragging by keyboard. */
export function useSpokenDrag() {
  const { t } = useLingui()
  return {
    instructions: t`Tekan spasi untuk mengangkat, panah untuk memindahkan, spasi lagi untuk meletakkan, Escape untuk batal.`,
    onDragStart: ({ source }: DragStart, { announce }: ResponderProvided) =>
      announce(t`Diangkat dari urutan ${source.index + 1}.`),
    onDragUpdate: ({ destination }: DragUpdate, { announce }: ResponderProvided) =>
      announce(
        destination
          ? t`Sekarang di urutan ${destination.index + 1}.`
          : t`Tidak dapat diletakkan di sini.`,
      ),
    say: ({ destination }: DropResult, { announce }: ResponderProvided) =>
      announce(destination ? t`Diletakkan di urutan ${destination.index + 1}.` : t`Dibatalkan.`),
  }
}
