import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

interface Question {
  label: MessageDescriptor
  /** What is sent: the chat speaks Indonesian. */
  asked: string
}

/** What people ask most often, to begin with. */
export const QUESTIONS: readonly Question[] = [
  {
    label: msg`Kelas apa yang cocok untuk saya?`,
    asked: 'Kelas apa yang cocok untuk saya?',
  },
  {
    label: msg`Cara pembayaran apa saja yang tersedia?`,
    asked: 'Cara pembayaran apa saja yang tersedia?',
  },
  {
    label: msg`Di mana saya mengunduh sertifikat?`,
    asked: 'Di mana saya mengunduh sertifikat?',
  },
  {
    label: msg`Bagaimana meminta pengembalian dana?`,
    asked: 'Bagaimana meminta pengembalian dana?',
  },
]
