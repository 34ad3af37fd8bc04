import type { components } from '../../api/schema'

type Schemas = components['schemas']

export type SoldProduct = Schemas['SoldProductRow']
export type SoldProductRecord = Schemas['SoldProductOut']
export type Seat = Schemas['SeatHolderRow']
export type CalendarEntry = Schemas['CalendarEntry']
export type Remedy = Schemas['CancelClassIn']['remedy']
export type CancelledClass = Schemas['CancelledClassOut']
