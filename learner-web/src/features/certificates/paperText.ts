import type { CertificateRow } from './api'

// The document is written in Indonesian, in whatever language the page around it is read.
export const PAPER = {
  number: 'Nomor',
  givenTo: 'diberikan kepada',
  competent: 'Kompeten',
  notYetCompetent: 'Belum kompeten',
  issued: 'Diterbitkan',
  validUntil: 'Berlaku sampai',
  signedBy: 'Ditandatangani oleh',
  check: 'Pindai untuk memeriksa keasliannya, atau masukkan nomornya di',
  sample: 'CONTOH',
} as const

export const STAMPS: Readonly<Partial<Record<CertificateRow['status'], string>>> = {
  revoked: 'DICABUT',
  replaced: 'DIGANTI',
}

const MOST_UNITS = 10
const LONG_NAME = 36
const SCORE = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 })
const DAY = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'Asia/Jakarta',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

export const dayOnPaper = (iso: string) => DAY.format(new Date(iso))

export const isLongName = (name: string) => name.length > LONG_NAME

/** Where the number is typed: the address without its scheme and the number. */
export const addressOnPaper = (url: string) => url.replace(/^https?:\/\//, '').replace(/\?.*/, '')

/** The units that have room, and how many more there are. */
export function unitsOnPaper(units: CertificateRow['units']) {
  return { shown: units.slice(0, MOST_UNITS), more: Math.max(0, units.length - MOST_UNITS) }
}

type Facts = Pick<CertificateRow, 'score' | 'minutes' | 'sessions_held' | 'sessions_attended'>

/** With which score, how long and how often, in one line. */
export function factsOnPaper({ score, minutes, sessions_held, sessions_attended }: Facts): string {
  const facts = [
    score !== null && `dengan skor ${SCORE.format(score)} dari 100`,
    minutes && `selama ${lasting(minutes)}`,
    sessions_held && `hadir ${sessions_attended} dari ${sessions_held} sesi`,
  ]
  return facts.filter(Boolean).join(' · ')
}

function lasting(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours && `${hours} jam`, rest && `${rest} menit`].filter(Boolean).join(' ')
}
