import { formatMoment, formatNearMoment } from './format'

/** A date and time in one short line; the tooltip adds year and time zone. */
export const Moment = ({ value }: { value: string | null | undefined }) =>
  value ? (
    <span style={{ whiteSpace: 'nowrap' }} title={formatMoment(value)}>
      {formatNearMoment(value)}
    </span>
  ) : (
    '–'
  )
