import { Trans, useLingui } from '@lingui/react/macro'
import MissingIcon from '@mui/icons-material/TravelExploreOutlined'
import { Button } from '@mui/material'
import { type HttpError, Title } from 'react-admin'
import { Link } from 'react-router-dom'
import { ErrorState } from './ErrorState'
import { StateMessage } from './StateMessage'

const NOT_FOUND = 404

/** The list of these records. */
export interface Back {
  path: string
  label: string
}

interface Props {
  error: Error
  onRetry: () => void
  back: Back
}

/** Replaces a record that does not exist for this user, or could not be read. */
export const RecordProblem = ({ error, onRetry, back }: Props) => {
  const { t } = useLingui()
  if ((error as HttpError).status !== NOT_FOUND)
    return <ErrorState message={error.message} onRetry={onRetry} />
  return (
    <>
      <Title title={t`Data tidak ditemukan`} />
      <StateMessage
        role="alert"
        icon={<MissingIcon />}
        title={t`Data ini tidak ada di sini`}
        message={t`Alamatnya keliru, datanya sudah dihapus, atau belum dibuka untuk Anda.`}
        action={
          <Button component={Link} to={back.path} variant="contained">
            <Trans>Kembali ke {back.label}</Trans>
          </Button>
        }
      />
    </>
  )
}
