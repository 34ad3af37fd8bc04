import { language } from '../i18n/locales'
import { formatClock } from './format'
import { numberFormat } from './intl'

const SECONDS = { day: 86_400, hour: 3600, minute: 60 } as const
type Unit = keyof typeof SECONDS

/** `1 hari 23 jam`, `5 jam 12 menit`; within the last hour as a clock. */
export function formatTimeLeft(seconds: number): string {
  if (seconds < SECONDS.hour) return formatClock(seconds)
  const [whole, part]: [Unit, Unit] = seconds < SECONDS.day ? ['hour', 'minute'] : ['day', 'hour']
  return [inWords(seconds, whole), inWords(seconds % SECONDS[whole], part)]
    .filter(Boolean)
    .join(' ')
}

function inWords(seconds: number, unit: Unit): string {
  const count = Math.floor(seconds / SECONDS[unit])
  if (count === 0) return ''
  const words = { style: 'unit', unit, unitDisplay: 'long' } as const
  return numberFormat(`${language.get()}-u-nu-latn`, words).format(count)
}
