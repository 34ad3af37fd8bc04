import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Dialog, InputBase, ListSubheader, Typography } from '@mui/material'
import { type KeyboardEvent, useDeferredValue, useState } from 'react'
import { useStore } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { Highlight } from '../ui/Highlight'
import { RECENT, type Target, type TargetGroup, useTargets } from './useTargets'

const MAX_RECENT = 8

/** Remembers where somebody went, the latest first. */
function useRemember() {
  const [, setRecent] = useStore<Target[]>(RECENT, [])
  return (target: Target) =>
    setRecent((old) =>
      [target, ...old.filter(({ path }) => path !== target.path)].slice(0, MAX_RECENT),
    )
}

interface EntryProps {
  target: Target
  words: string
  index: number
  isChosen: boolean
  onPoint: () => void
  onOpen: () => void
}

const Entry = ({ target, words, index, isChosen, onPoint, onOpen }: EntryProps) => (
  <Box
    id={`palette-${index}`}
    role="option"
    tabIndex={-1}
    aria-selected={isChosen}
    ref={(element: HTMLElement | null) => {
      if (isChosen) element?.scrollIntoView({ block: 'nearest' })
    }}
    onMouseMove={onPoint}
    onClick={onOpen}
    sx={{
      px: 1.5,
      py: 0.75,
      scrollMarginTop: 28,
      borderRadius: 1,
      cursor: 'pointer',
      bgcolor: isChosen ? 'action.selected' : undefined,
    }}
  >
    <Typography noWrap>
      <Highlight text={target.label} query={words} />
    </Typography>
    {target.detail && (
      <Typography noWrap variant="body2" color="text.secondary">
        <Highlight text={target.detail} query={words} />
      </Typography>
    )}
  </Box>
)

interface ResultsProps {
  groups: TargetGroup[]
  words: string
  chosen: Target | undefined
  onPoint: (index: number) => void
  onOpen: (target: Target) => void
}

const Results = ({ groups, words, chosen, onPoint, onOpen }: ResultsProps) => {
  const all = groups.flatMap(({ targets }) => targets)
  return groups.map(({ kind, targets }) => (
    <Box key={kind} role="group" aria-label={kind}>
      <ListSubheader component="div" aria-hidden sx={{ lineHeight: '28px', px: 1.5 }}>
        {kind}
      </ListSubheader>
      {targets.map((target) => (
        <Entry
          key={`${target.path} ${target.label}`}
          target={target}
          words={words}
          index={all.indexOf(target)}
          isChosen={target === chosen}
          onPoint={() => onPoint(all.indexOf(target))}
          onOpen={() => onOpen(target)}
        />
      ))}
    </Box>
  ))
}

/** Ctrl-K: pages of the menu, records by a few letters, and where one was last. */
const CommandPalette = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui()
  const navigate = useNavigate()
  const remember = useRemember()
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  const groups = useTargets(useDeferredValue(words))
  const targets = groups.flatMap((group) => group.targets)
  const chosen = targets[Math.min(at, targets.length - 1)]
  const go = (target: Target | undefined) => {
    if (!target) return
    const { label, detail, kind, path } = target
    remember({ label, kind, path, ...(detail && { detail }) })
    navigate(path)
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setAt((old) => Math.max(0, Math.min(targets.length - 1, old + step)))
    } else if (event.key === 'Enter') go(chosen)
  }
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      aria-label={t`Cari halaman atau data`}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <InputBase
        autoFocus
        fullWidth
        value={words}
        onChange={(event) => {
          setWords(event.target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
        placeholder={t`Cari halaman, nama, kode, atau nomor pesanan`}
        inputProps={{
          role: 'combobox',
          'aria-expanded': true,
          'aria-controls': 'palette',
          'aria-activedescendant': chosen ? `palette-${targets.indexOf(chosen)}` : undefined,
        }}
        sx={{ px: 2.5, py: 1.5, fontSize: '1.05rem', borderBottom: 1, borderColor: 'divider' }}
      />
      <Box
        id="palette"
        role="listbox"
        aria-label={t`Hasil`}
        sx={{ maxHeight: '60vh', overflow: 'auto', px: 1, pb: 1 }}
      >
        <Results groups={groups} words={words.trim()} chosen={chosen} onPoint={setAt} onOpen={go} />
        {targets.length === 0 && (
          <Typography color="text.secondary" sx={{ p: 1.5 }}>
            <Trans>Tidak ada yang cocok.</Trans>
          </Typography>
        )}
      </Box>
    </Dialog>
  )
}

export default CommandPalette
