import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { reportError } from '../api/errorLog'
import { messageOf } from '../api/messageOf'
import { usePageMeta } from '../lib/pageMeta'
import { ErrorState } from '../ui/States'

/** The error page of a screen that crashed or could not be loaded, within the frame. */
export function RouteError() {
  const { t } = useLingui()
  const error = useRouteError()
  useEffect(() => reportError(error), [error])
  usePageMeta(t`Informasi Kesalahan`)
  return (
    <div className="page py-10">
      <h1 className="sr-only">
        <Trans>Informasi Kesalahan</Trans>
      </h1>
      <ErrorState
        message={error instanceof TypeError ? undefined : messageOf(error)}
        onRetry={() => location.reload()}
      />
    </div>
  )
}
