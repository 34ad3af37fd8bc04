import { setTimeout } from 'node:timers/promises'

const DAY_MS = 86_400_000
const WIB_MS = 7 * 3_600_000
const STEP_MS = 60_000

/** The day in Jakarta as a date field takes it; in its last minute we wait for the next, which stays. */
export async function today(): Promise<string> {
  const left = DAY_MS - ((Date.now() + WIB_MS) % DAY_MS)
  if (left < STEP_MS) await setTimeout(left)
  return new Date(Date.now() + WIB_MS).toISOString().slice(0, 10)
}
