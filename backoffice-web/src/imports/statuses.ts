import { msg } from '@lingui/core/macro'
import type { Tone } from '../ui/choices'

/** The states of an import, in words and colours. */
export const importStatuses = {
  checking: { text: msg`Diperiksa`, tone: 'info' as Tone },
  ready: { text: msg`Menunggu persetujuan`, tone: 'warning' as Tone },
  importing: { text: msg`Disimpan`, tone: 'info' as Tone },
  done: { text: msg`Selesai`, tone: 'success' as Tone },
  failed: { text: msg`Gagal`, tone: 'error' as Tone },
}

/** What a row of the file would do. */
export const rowActions: Record<string, { text: ReturnType<typeof msg>; tone: Tone }> = {
  new: { text: msg`baru`, tone: 'success' },
  changed: { text: msg`berubah`, tone: 'info' },
  same: { text: msg`sama`, tone: 'default' },
  error: { text: msg`bermasalah`, tone: 'error' },
}
