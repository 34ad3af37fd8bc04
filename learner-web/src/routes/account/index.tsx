import { Trans, useLingui } from '@lingui/react/macro'
import { Navigate } from 'react-router-dom'
import { paths } from '../../app/paths'
import { Hub } from '../../features/account/Hub'
import { usePageMeta } from '../../lib/pageMeta'

// The width from which every account page has the side navigation.
const DESK = '(min-width: 62rem)'

export function Component() {
  const { t } = useLingui()
  usePageMeta(t`Akun`)
  if (matchMedia(DESK).matches) return <Navigate replace to={paths.profile} />
  return (
    <div className="page max-w-2xl pb-6">
      <h1 className="pt-6 pb-5 text-2xl">
        <Trans>Akun</Trans>
      </h1>
      <Hub />
    </div>
  )
}
