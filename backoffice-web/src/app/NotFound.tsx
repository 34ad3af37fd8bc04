import { Trans, useLingui } from '@lingui/react/macro'
import TravelIcon from '@mui/icons-material/TravelExploreOutlined'
import { Button } from '@mui/material'
import { Title } from 'react-admin'
import { Link } from 'react-router-dom'
import { StateMessage } from '../ui/StateMessage'

/** The page of an unknown URL. */
export const NotFound = () => {
  const { t } = useLingui()
  return (
    <>
      <Title title={t`Halaman tidak ditemukan`} />
      <StateMessage
        icon={<TravelIcon />}
        title={t`Halaman tidak ditemukan`}
        message={t`Alamat yang Anda tuju salah atau sudah tidak berlaku.`}
        action={
          <Button component={Link} to="/" variant="contained">
            <Trans>Ke dasbor</Trans>
          </Button>
        }
      />
    </>
  )
}
