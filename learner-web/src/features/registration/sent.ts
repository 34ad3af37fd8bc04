import type { Registration } from '../../api/learning'

/** What the page after a registration form says of its class. */
export type Sent = Pick<Registration, 'item_id' | 'title' | 'starts_at' | 'ends_at' | 'place'>
