import type { Blank } from '../define/types'

/**
 * The value to send for a field: its empty value if the form has no such input or a text was
 * emptied. An emptied number stays null, so that the server requires it; its empty value is only
 * the form's initial value.
 */
export const writtenValue = (value: unknown, blank: Blank | undefined): unknown =>
  value === undefined || (value === null && typeof blank !== 'number') ? (blank ?? null) : value
