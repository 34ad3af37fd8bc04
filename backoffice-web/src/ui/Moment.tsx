import { formatMoment, formatNearMoment } from './format'

/** Day and time in one short line of a table; pointed at, it says year and zone as well. */
export const Moment = ({ value }: { value: string | null | undefined }) =>
  value ? (
    <span style={{ whiteSpace: 'nowrap' }} title={formatMoment(value)}>
      {formatNearMoment(value)}
    </span>
  ) : (
    '–'
  )
