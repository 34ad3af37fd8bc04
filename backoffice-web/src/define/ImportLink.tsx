import { useLingui } from '@lingui/react/macro'
import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import { Button, CanAccess } from 'react-admin'
import { Link } from 'react-router-dom'

/** The link to a resource's import, for users who may add to it. */
export const ImportLink = ({ kind }: { kind: string }) => {
  const { t } = useLingui()
  return (
    <CanAccess action="create">
      <Button component={Link} to={`/imports?kind=${kind}`} label={t`Impor`}>
        <UploadIcon />
      </Button>
    </CanAccess>
  )
}
