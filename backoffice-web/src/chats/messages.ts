import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { CannedReply, ChatPage, Message } from './types'

/** Every message once, in the order of the server's numbers. */
export function merged(before: readonly Message[], fresh: readonly Message[]): Message[] {
  const known = new Map(before.map((one) => [one.sequence, one]))
  for (const one of fresh) known.set(one.sequence, one)
  return [...known.values()].sort((a, b) => a.sequence - b.sequence)
}

/** The page once the visitor has read up to this number. */
export const readUpTo = (page: ChatPage, sequence: number): ChatPage => ({
  ...page,
  conversation: { ...page.conversation, visitor_read: sequence },
})

/** Whether numbers are missing between the first message that is there and the last. */
export const hasGap = (messages: readonly Message[]): boolean =>
  messages.some(
    (one, index) => index > 0 && one.sequence !== (messages[index - 1]?.sequence ?? 0) + 1,
  )

/** The canned reply with the visitor's name in its place. */
export const filledIn = (content: string, visitor: string): string =>
  content.replaceAll('{nama}', visitor.split(' ')[0] ?? visitor)

/** The canned replies that fit what was typed after the slash: by their shortcut first. */
export const matching = <R extends Pick<CannedReply, 'shortcut' | 'title'>>(
  replies: readonly R[],
  typed: string,
): R[] => {
  const wanted = typed.toLowerCase()
  const byShortcut = replies.filter((one) => one.shortcut.startsWith(wanted))
  const others = replies.filter(
    (one) =>
      !byShortcut.includes(one) &&
      (one.shortcut.includes(wanted) || one.title.toLowerCase().includes(wanted)),
  )
  return [...byShortcut, ...others]
}

/** Seconds as people say them. */
export const spoken = (seconds: number | null | undefined): string => {
  if (seconds === null || seconds === undefined) return '–'
  if (seconds < 60) return t`${seconds} detik`
  const minutes = Math.round(seconds / 60)
  return minutes < 60
    ? t`${minutes} menit`
    : t`${Math.floor(minutes / 60)} jam ${minutes % 60} menit`
}

/** A wait in as little room as a row has: `2 j 49 m`. */
export const formatWait = (minutes: number): string => {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours > 0) return t`${hours} j ${rest} m`
  return rest > 0 ? t`${rest} m` : t`< 1 m`
}

export const PRIORITIES: Readonly<Record<number, MessageDescriptor>> = {
  1: msg`Rendah`,
  2: msg`Normal`,
  3: msg`Tinggi`,
  4: msg`Mendesak`,
}

export const STATUSES = {
  bot: msg`Bot`,
  queued: msg`Menunggu agen`,
  open: msg`Ditangani`,
  snoozed: msg`Ditunda`,
  resolved: msg`Selesai`,
  closed: msg({ message: `Ditutup`, context: `status` }),
} as const

const HOUR_MS = 3_600_000

/** The agent whose `@name` is being typed at the end of a note; null where none is. */
export const mentionedIn = (text: string): string | null =>
  /(?:^|\s)@([\w.+-]*)$/.exec(text)?.[1]?.toLowerCase() ?? null

/** The time that snoozing by the keyboard asks for. */
export const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

const MINUTE_MS = 60_000

export const minutesSince = (moment: string): number =>
  Math.max(0, Math.floor((Date.now() - Date.parse(moment)) / MINUTE_MS))
