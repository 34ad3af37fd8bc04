import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  Bell,
  Languages,
  type LucideIcon,
  MessagesSquare,
  Phone,
  ShieldCheck,
  Trash2,
  UserRound,
} from 'lucide-react'
import { paths } from '../../app/paths'

export interface AccountNavItem {
  to: string
  icon: LucideIcon
  label: MessageDescriptor
  /** Child pages of this one. */
  under?: readonly string[]
}

/** The pages of the account area, in order. */
export const accountNav: readonly AccountNavItem[] = [
  { to: paths.profile, icon: UserRound, label: msg`Profil` },
  {
    to: paths.security,
    icon: ShieldCheck,
    label: msg`Keamanan`,
    under: [paths.changePassword],
  },
  { to: paths.changePhone, icon: Phone, label: msg`Nomor telepon` },
  { to: paths.noticePreferences, icon: Bell, label: msg`Pengaturan notifikasi` },
  { to: paths.chatHistory, icon: MessagesSquare, label: msg`Riwayat chat` },
  { to: paths.display, icon: Languages, label: msg`Bahasa & tampilan` },
  { to: paths.deleteAccount, icon: Trash2, label: msg`Hapus akun` },
]
