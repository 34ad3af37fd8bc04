import { useLingui } from '@lingui/react/macro'
import { Button } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'

/** A link from the table to the post on the wall. */
const OpenPost = () => {
  const { t } = useLingui()
  const record = useRecordContext()
  if (!record || record.deleted_at) return null
  return <Button component={Link} to={`/wall/${record.id}`}>{t`Buka di papan info`}</Button>
}

export default OpenPost
