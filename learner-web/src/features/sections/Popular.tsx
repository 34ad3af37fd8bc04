import { Trans } from '@lingui/react/macro'
import { popularQuery } from '../catalogue/queries'
import { KindShelf, SHELF } from './KindShelf'

/** What most people choose, of the kind that the reader picks. */
export function Popular() {
  return (
    <KindShelf
      title={<Trans>Paling diminati</Trans>}
      kinds={['assessment', 'training', 'elearning', 'webinar', 'workshop', 'bundle']}
      query={(kind) => popularQuery(kind, SHELF)}
    />
  )
}
