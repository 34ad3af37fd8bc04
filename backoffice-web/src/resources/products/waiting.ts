import { msg } from '@lingui/core/macro'

export const waitingStatuses = {
  waiting: msg`Menunggu`,
  offered: msg`Ditawari kursi`,
  taken: msg`Sudah memesan`,
  expired: msg`Tawaran berakhir`,
  left: msg`Keluar dari antrean`,
} as const
