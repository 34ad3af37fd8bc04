import type { NoticeChannel, NoticePreference, NoticeTopic } from '../../api/accountTypes'

/** The preferences with one way of one topic opened or closed. */
export function withChoice(
  rows: readonly NoticePreference[],
  { topic, channel, on }: { topic: NoticeTopic; channel: NoticeChannel; on: boolean },
): NoticePreference[] {
  return rows.map((row) =>
    row.topic === topic
      ? {
          ...row,
          channels: row.channels.map((way) => (way.channel === channel ? { ...way, on } : way)),
        }
      : row,
  )
}
