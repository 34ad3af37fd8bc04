import { msg } from '@lingui/core/macro'
import { LOCALES } from '../../define/locales'
import type { Choices } from '../../define/types'

export const kinds: Choices = { person: msg`Orang`, company: msg`Perusahaan` }

export const sources: Choices = {
  account: msg`Akun`,
  company: msg`Perusahaan terdaftar`,
  chat: msg`Chat`,
  invitation: msg`Undangan perusahaan`,
  participant: msg`Peserta kelas`,
  import: msg`Impor`,
  staff: msg`Ditambahkan staf`,
}

export const locales: Choices = {
  id: 'Indonesia',
  ...LOCALES,
}

export const mailStatuses: Choices = {
  queued: msg`Menunggu`,
  sent: msg({ message: `Terkirim`, context: `mail` }),
  delivered: msg({ message: `Sampai`, context: `mail` }),
  opened: msg`Dibuka`,
  complained: msg`Ditandai spam`,
  bounced: msg`Ditolak penerima`,
  failed: msg`Gagal`,
}

export const broadcastStatuses: Choices = {
  draft: msg`Draf`,
  sending: msg`Sedang dikirim`,
  paused: msg`Dijeda`,
  finished: msg`Selesai`,
  cancelled: msg`Dibatalkan`,
}

export const recipientStatuses: Choices = {
  queued: msg`Menunggu`,
  sending: msg`Sedang dikirim`,
  sent: msg({ message: `Terkirim`, context: `mail` }),
  skipped: msg`Dilewati`,
  failed: msg`Gagal`,
}

export const skipReasons: Choices = {
  unsubscribed: msg`Berhenti berlangganan`,
  bounced: msg`Alamat tidak dapat menerima email`,
  complained: msg`Ditandai sebagai spam`,
  cancelled: msg`Siaran dibatalkan`,
  unknown: msg`Pengiriman terputus dan tidak diulang`,
}
