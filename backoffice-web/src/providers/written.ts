import type { Blank } from '../define/types'

/**
 * What is sent for a field: its blank where the form did not ask for it or a text was emptied. An emptied number
 * stays none, so that the server asks for it; its blank is only where the form begins.
 */
export const writtenValue = (value: unknown, blank: Blank | undefined): unknown =>
  value === undefined || (value === null && typeof blank !== 'number') ? (blank ?? null) : value
