import { Link } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'

/** A link to the record of a task. */
const LinkedRecord = ({ label, path }: { label: string; path: string }) =>
  path ? (
    <Link component={RouterLink} to={path}>
      {label}
    </Link>
  ) : (
    <>–</>
  )

export default LinkedRecord
