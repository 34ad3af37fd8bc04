import { useLingui } from '@lingui/react/macro'
import { Alert, Link } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import type { CancelledClass } from './types'

/** The result for the orders, and those that staff must settle individually. */
export const CancelOutcome = ({ done }: { done: CancelledClass }) => {
  const { t } = useLingui()
  return (
    <>
      <Alert severity="success">
        {t`${done.changed} pesanan diselesaikan dan ${done.notified} peserta diberi tahu.`}
      </Alert>
      {done.unchanged.length > 0 && (
        <Alert severity="warning">
          {t`Perlu diselesaikan satu per satu:`}
          <ul>
            {done.unchanged.map((one) => (
              <li key={one.order_id}>
                <Link component={RouterLink} to={`/orders/${one.order_id}/show`}>
                  {one.order_id}
                </Link>{' '}
                {one.message}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  )
}
