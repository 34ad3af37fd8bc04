import { Trans, useLingui } from '@lingui/react/macro'
import LockIcon from '@mui/icons-material/LockOutlined'
import { Button } from '@mui/material'
import { Title } from 'react-admin'
import { Link } from 'react-router-dom'
import { StateMessage } from '../ui/StateMessage'

/** The page shown without the permission for it. */
export const AccessDenied = () => {
  const { t } = useLingui()
  return (
    <>
      <Title title={t`Akses ditolak`} />
      <StateMessage
        icon={<LockIcon />}
        title={t`Halaman ini belum dibuka untuk Anda`}
        message={t`Akun Anda belum memiliki izin untuk halaman ini. Hubungi pengelola bila Anda memerlukannya.`}
        action={
          <Button component={Link} to="/" variant="contained">
            <Trans>Ke dasbor</Trans>
          </Button>
        }
      />
    </>
  )
}
