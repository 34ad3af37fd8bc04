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

/** The address of a calendar file (.ics) with one event. */
export function calendarFile(item: CalendarEntry): string {
  const start = item.starts_at ?? new Date().toISOString()
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Duxi//ID',
    'BEGIN:VEVENT',
    `UID:${item.uuid}@duxi`,
    `DTSTAMP:${stamp(start)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(item.ends_at ?? start)}`,
    `SUMMARY:${text(item.title)}`,
    ...(item.place ? [`LOCATION:${text(item.place)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(`${lines.join('\r\n')}\r\n`)}`
}
