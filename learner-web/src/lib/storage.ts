interface StoredValue<T> {
  value: T
  until: number | null
}

const PREFIX = 'duxi.'

/** Reads a stored value; null when it is missing, expired or unreadable, or storage is blocked. */
export function getItem<T>(key: string, area: Storage = localStorage): T | null {
  try {
    const raw = area.getItem(PREFIX + key)
    if (raw === null) return null
    const entry = JSON.parse(raw) as StoredValue<T>
    return entry.until !== null && entry.until < Date.now() ? null : entry.value
  } catch {
    return null
  }
}

/** Stores a value, optionally for a number of seconds. Full or blocked storage is not an error. */
export function setItem<T>(
  key: string,
  value: T,
  { area = localStorage, seconds = null }: { area?: Storage; seconds?: number | null } = {},
): void {
  const entry: StoredValue<T> = {
    value,
    until: seconds === null ? null : Date.now() + seconds * 1000,
  }
  try {
    area.setItem(PREFIX + key, JSON.stringify(entry))
  } catch {
    return
  }
}

/** Removes a stored value. */
export function removeItem(key: string, area: Storage = localStorage): void {
  try {
    area.removeItem(PREFIX + key)
  } catch {
    return
  }
}
