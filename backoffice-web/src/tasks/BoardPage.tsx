import { Trans, useLingui } from '@lingui/react/macro'
import ListIcon from '@mui/icons-material/TableRowsOutlined'
import { Box, Button, FormControlLabel, Switch, TextField } from '@mui/material'
import { useDeferredValue, useState } from 'react'
import { CanAccess, CreateButton, Title, useStore } from 'react-admin'
import { Link } from 'react-router-dom'
import { AccessDenied } from '../app/AccessDenied'
import { Board } from './Board'
import { useMyDay } from './useMyDay'

/** The board of tasks: the user's own, or all that they may see. */
const BoardPage = () => {
  const { t } = useLingui()
  const { data: day } = useMyDay()
  const [isMine, setMine] = useStore('tasks.board.mine', true)
  const [words, setWords] = useState('')
  const searched = useDeferredValue(words.trim())
  const mine = isMine ? { assignee_id: day?.person_id } : {}
  return (
    <CanAccess resource="tasks" action="list" accessDenied={<AccessDenied />}>
      <Title title={t`Papan tugas`} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', my: 1.5 }}>
        <TextField
          type="search"
          label={t`Cari tugas`}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          sx={{ flex: { xs: '1 1 100%', sm: '0 1 280px' } }}
        />
        <FormControlLabel
          label={t`Hanya tugas saya`}
          control={<Switch checked={isMine} onChange={(_event, isOn) => setMine(isOn)} />}
        />
        <Box sx={{ flex: 1 }} />
        <Button component={Link} to="/tasks" startIcon={<ListIcon />}>
          <Trans>Daftar</Trans>
        </Button>
        <CanAccess resource="tasks" action="create">
          <CreateButton resource="tasks" variant="contained" />
        </CanAccess>
      </Box>
      {day && <Board filter={{ ...mine, 'q@contains': searched }} />}
    </CanAccess>
  )
}

export default BoardPage
