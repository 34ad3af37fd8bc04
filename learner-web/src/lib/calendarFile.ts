export interface CalendarEntry {
  /** What the calendar knows the event by. */
  uuid: string
  title: string
  starts_at: string | null
  ends_at: string | null
  place: string | null
}

const stamp = (iso: string) => `${new Date(iso).toISOString().replace(/[-:]|\.\d+/g, '')}`
const text = (words: string) => words.replace(/([\\;,])/g, '\\$1')

const DAY_MS = 86_400_000
const MOST_DAYS = 31

/** What lasts for days takes place each day at the same hours: the end of its first day, and on how many days. */
function daily(start: string, end: string): { end: string; days: number } {
  const length = Date.parse(end) - Date.parse(start)
  const days = Math.ceil(length / DAY_MS)
  if (days < 2 || days > MOST_DAYS) return { end, days: 1 }
  const part = length % DAY_MS || DAY_MS
  return { end: new Date(Date.parse(start) + part).toISOString(), days }
}

/** The address of a calendar file (.ics) with one event. */
export function calendarFile(item: CalendarEntry): string {
  const start = item.starts_at ?? new Date().toISOString()
  const { end, days } = daily(start, item.ends_at ?? start)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Duxi//ID',
    'BEGIN:VEVENT',
    `UID:${item.uuid}@duxi`,
    `DTSTAMP:${stamp(start)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    ...(days > 1 ? [`RRULE:FREQ=DAILY;COUNT=${days}`] : []),
    `SUMMARY:${text(item.title)}`,
    ...(item.place ? [`LOCATION:${text(item.place)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(`${lines.join('\r\n')}\r\n`)}`
}
