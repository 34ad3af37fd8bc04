import { Trans } from '@lingui/react/macro'
import { popularQuery } from '../catalogue/queries'
import { PER_ROW, ProductsByKind } from './ProductsByKind'

/** Bestsellers of the chosen kind. */
export function Popular() {
  return (
    <ProductsByKind
      title={<Trans>Paling diminati</Trans>}
      kinds={['assessment', 'training', 'elearning', 'webinar', 'workshop', 'bundle']}
      query={(kind) => popularQuery(kind, PER_ROW)}
    />
  )
}
