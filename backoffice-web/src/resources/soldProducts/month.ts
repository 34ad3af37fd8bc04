/** The first moment of the month that a day is in. */
export const firstOfMonth = (day: Date) => new Date(day.getFullYear(), day.getMonth(), 1);

/** The first moment of a month so many months later. */
export const monthAfter = (day: Date, months: number) =>
  new Date(day.getFullYear(), day.getMonth() + months, 1);

/** Every day of the month that a day is in. */
export function daysOfMonth(day: Date): Date[] {
  const count = new Date(day.getFullYear(), day.getMonth() + 1, 0).getDate();
  return Array.from(
    { length: count },
    (_none, index) => new Date(day.getFullYear(), day.getMonth(), index + 1),
  );
}

/** A day as a key, in the reader's own time zone. */
export const dayKey = (day: Date) => `${day.getFullYear()}-${day.getMonth() + 1}-${day.getDate()}`;
