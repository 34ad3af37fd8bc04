import { Plural, Trans, useLingui } from '@lingui/react/macro'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import FullscreenIcon from '@mui/icons-material/Fullscreen'
import FullscreenExitIcon from '@mui/icons-material/FullscreenExit'
import RedoIcon from '@mui/icons-material/Redo'
import UndoIcon from '@mui/icons-material/Undo'
import { Button, IconButton, Tooltip } from '@mui/material'
import type { ReactNode } from 'react'
import { CanAccess } from 'react-admin'
import { Link } from 'react-router-dom'
import { useStartExport } from '../exports/useExports'
import type { GridAction, GridState } from './gridState'
import type { GridName } from './useGrid'

export const MatrixTransfer = ({ name, canEdit }: { name: GridName; canEdit: boolean }) => {
  const { start, isStarting } = useStartExport()
  return (
    <>
      <CanAccess resource="exports" action="create">
        <Button
          startIcon={<DownloadIcon />}
          disabled={isStarting}
          onClick={() => void start({ kind: `grid:${name}`, params: {} })}
        >
          <Trans>Ekspor</Trans>
        </Button>
      </CanAccess>
      {canEdit && (
        <Button component={Link} to={`/imports?kind=grid:${name}`} startIcon={<UploadIcon />}>
          <Trans>Impor</Trans>
        </Button>
      )}
    </>
  )
}

interface ToolProps {
  label: string
  hint: string
  disabled?: boolean
  onClick: () => void
  children: ReactNode
}

const Tool = ({ label, hint, disabled = false, onClick, children }: ToolProps) => (
  <Tooltip describeChild title={hint}>
    <span>
      <IconButton size="small" aria-label={label} disabled={disabled} onClick={onClick}>
        {children}
      </IconButton>
    </span>
  </Tooltip>
)

interface FullWindowToggleProps {
  isFullWindow: boolean
  onChange: (isFullWindow: boolean) => void
}

/** Gives the matrix the whole window, and back. */
export const FullWindowToggle = ({ isFullWindow, onChange }: FullWindowToggleProps) => {
  const { t } = useLingui()
  const label = isFullWindow ? t`Kecilkan kembali` : t`Penuhi jendela`
  return (
    <Tool label={label} hint={label} onClick={() => onChange(!isFullWindow)}>
      {isFullWindow ? <FullscreenExitIcon /> : <FullscreenIcon />}
    </Tool>
  )
}

interface Props {
  state: GridState
  dispatch: (action: GridAction) => void
  isSaving: boolean
  save: () => void
}

/** Undoing, discarding and saving what was changed. */
export const MatrixActions = ({ state, dispatch, isSaving, save }: Props) => {
  const { t } = useLingui()
  const count = state.edits.size
  return (
    <>
      <Tool
        label={t`Urungkan`}
        hint={t`Urungkan (Ctrl+Z)`}
        disabled={state.undo.length === 0}
        onClick={() => dispatch({ type: 'undo' })}
      >
        <UndoIcon />
      </Tool>
      <Tool
        label={t`Ulangi`}
        hint={t`Ulangi (Ctrl+Y)`}
        disabled={state.redo.length === 0}
        onClick={() => dispatch({ type: 'redo' })}
      >
        <RedoIcon />
      </Tool>
      {count > 0 && (
        <Button disabled={isSaving} onClick={() => dispatch({ type: 'discard' })}>
          <Trans>Buang perubahan</Trans>
        </Button>
      )}
      <Button variant="contained" disabled={count === 0 || isSaving} onClick={save}>
        <Plural value={count} other="Simpan (# sel)" />
      </Button>
    </>
  )
}
