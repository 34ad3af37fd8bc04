import { Link } from '@mui/material'
import type { ReactNode } from 'react'
import { type Identifier, useCreatePath, useResourceContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'

/** The name of a row as a link, because a clickable row is not accessible by keyboard. */
export const RowLink = ({ id, children }: { id: Identifier; children: ReactNode }) => {
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  return (
    <Link
      component={RouterLink}
      to={createPath({ resource, type: 'show', id })}
      onClick={(event) => event.stopPropagation()}
      sx={{ color: 'text.primary', fontWeight: 600, display: 'inline-block', py: '2px' }}
    >
      {children}
    </Link>
  )
}
