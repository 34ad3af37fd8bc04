import { Link } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'

/** The record that a task is about, as a way to it. */
const LinkedRecord = ({ label, path }: { label: string; path: string }) =>
  path ? (
    <Link component={RouterLink} to={path}>
      {label}
    </Link>
  ) : (
    <>–</>
  )

export default LinkedRecord
