import { useLingui } from '@lingui/react/macro'
import BoardIcon from '@mui/icons-material/ViewKanbanOutlined'
import { Button } from '@mui/material'
import { Link } from 'react-router-dom'

/** A link from the list of tasks to their board. */
const BoardLink = () => {
  const { t } = useLingui()
  return (
    <Button component={Link} to="/tasks/board" size="small" startIcon={<BoardIcon />}>
      {t`Papan tugas`}
    </Button>
  )
}

export default BoardLink
