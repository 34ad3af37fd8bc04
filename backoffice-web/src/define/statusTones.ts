import type { Tone } from '../ui/choices'
import type { Field } from './types'

const MEANINGS: Readonly<Record<Exclude<Tone, 'default'>, readonly string[]>> = {
  success: [
    'accepted',
    'active',
    'available',
    'delivered',
    'done',
    'finished',
    'online',
    'opened',
  ].concat(['paid', 'ready', 'received', 'sent', 'valid']),
  info: ['doing', 'making', 'open', 'processing', 'queued', 'sending'],
  warning: [
    'away',
    'held',
    'paused',
    'requested',
    'revision',
    'submitted',
    'suspicious',
    'waiting',
  ],
  error: ['bounced', 'complained', 'failed', 'refused', 'rejected', 'revoked', 'taken_back'],
}

const tones = new Map(
  Object.entries(MEANINGS).flatMap(([tone, values]) =>
    values.map((value) => [value, tone as Tone] as const),
  ),
)

/** One word has one colour unless a resource means something else by it; what is merely over has none. */
export const toneOf = ({ isStatus }: Field, status: string): Tone =>
  (isStatus === true ? undefined : isStatus?.[status]) ?? tones.get(status) ?? 'default'
