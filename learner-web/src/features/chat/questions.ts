import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

interface Question {
  label: MessageDescriptor
  /** What is sent: the chat speaks Indonesian. */
  asked: string
  /** The pages whose readers ask it first. */
  fits: RegExp
}

const SHOWN = 4

/** What people ask most often, to begin with. */
const QUESTIONS: readonly Question[] = [
  {
    label: msg`Kelas apa yang cocok untuk saya?`,
    asked: 'Kelas apa yang cocok untuk saya?',
    fits: /^\/(explore|product|search|listing|job-roles|roles)/,
  },
  {
    label: msg`Cara pembayaran apa saja yang tersedia?`,
    asked: 'Cara pembayaran apa saja yang tersedia?',
    fits: /^\/(cart|checkout|payment|transactions)/,
  },
  {
    label: msg`Di mana saya mengunduh sertifikat?`,
    asked: 'Di mana saya mengunduh sertifikat?',
    fits: /certificate|sertifikat|my-learning|downloads/,
  },
  {
    label: msg`Bagaimana meminta pengembalian dana?`,
    asked: 'Bagaimana meminta pengembalian dana?',
    fits: /^\/(transactions|orders)/,
  },
  {
    label: msg`Bisakah saya pindah jadwal?`,
    asked: 'Bisakah saya pindah jadwal?',
    fits: /training|oti|workshop|my-learning/,
  },
  {
    label: msg`Bisakah saya meminta faktur pajak?`,
    asked: 'Bisakah saya meminta faktur pajak atau tagihan atas nama instansi?',
    fits: /^\/(cart|checkout)/,
  },
  {
    label: msg`Bisakah saya mengulang asesmen?`,
    asked: 'Bisakah saya mengulang asesmen?',
    fits: /assessment|asesmen/,
  },
  {
    label: msg`Saya lupa kata sandi`,
    asked: 'Saya lupa kata sandi. Bagaimana memulihkannya?',
    fits: /^\/(sign|forgot|account)/i,
  },
]

/** A few of them: those that match the page first, then the most frequent ones. */
export function questionsFor(path: string): readonly Question[] {
  const first = QUESTIONS.filter(({ fits }) => fits.test(path))
  return [...new Set([...first, ...QUESTIONS])].slice(0, SHOWN)
}
