import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Box, Dialog, InputBase, ListSubheader, Typography } from '@mui/material'
import { type KeyboardEvent, useDeferredValue, useState } from 'react'
import { useStore } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { Highlight } from '../ui/Highlight'
import { useShortcutGroup } from '../ui/shortcuts/useShortcuts'
import { visuallyHidden } from '../ui/visuallyHidden'
import { keyOf, RECENT, type Target, type TargetGroup, useTargets } from './useTargets'

const MAX_RECENT = 8

/** Stores recently opened targets, latest first. */
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
  /** The key of the target that Enter opens. */
  chosen: string | undefined
  onPoint: (key: string) => void
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
          key={keyOf(target)}
          target={target}
          words={words}
          index={all.indexOf(target)}
          isChosen={keyOf(target) === chosen}
          onPoint={() => onPoint(keyOf(target))}
          onOpen={() => onOpen(target)}
        />
      ))}
    </Box>
  ))
}

/** The search status: visible without results, announced in any case. */
const Outcome = ({ count, isSearching }: { count: number; isSearching: boolean }) => {
  const isQuiet = count > 0
  return (
    <Typography
      role="status"
      color="text.secondary"
      sx={isQuiet ? visuallyHidden : { px: 2.5, pb: 2 }}
    >
      {isSearching && count === 0 ? (
        <Trans>Mencari…</Trans>
      ) : (
        <Plural value={count} _0="Tidak ada yang cocok." other="# hasil" />
      )}
    </Typography>
  )
}

/** Ctrl-K: menu pages, records by search, and recent targets. */
const CommandPalette = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui()
  const navigate = useNavigate()
  const remember = useRemember()
  const [words, setWords] = useState('')
  const [at, setAt] = useState<string>()
  const { groups, isSearching } = useTargets(useDeferredValue(words))
  const targets = groups.flatMap((group) => group.targets)
  const place = Math.max(
    0,
    targets.findIndex((target) => keyOf(target) === at),
  )
  const chosen = targets[place]
  useShortcutGroup('palette')
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
      const next = targets[Math.max(0, Math.min(targets.length - 1, place + step))]
      setAt(next && keyOf(next))
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) go(chosen)
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
          setAt(undefined)
        }}
        onKeyDown={onKeyDown}
        placeholder={t`Cari halaman, nama, kode, atau nomor pesanan`}
        inputProps={{
          role: 'combobox',
          'aria-label': t`Cari halaman atau data`,
          'aria-autocomplete': 'list',
          'aria-expanded': chosen !== undefined,
          'aria-controls': 'palette',
          'aria-activedescendant': chosen && `palette-${place}`,
          autoComplete: 'off',
          spellCheck: false,
        }}
        sx={{ px: 2.5, py: 1.5, fontSize: '1.05rem', borderBottom: 1, borderColor: 'divider' }}
      />
      <Box
        id="palette"
        role="listbox"
        aria-label={t`Hasil`}
        sx={{ maxHeight: '60vh', overflow: 'auto', px: 1, pb: 1 }}
      >
        <Results
          groups={groups}
          words={words.trim()}
          chosen={chosen && keyOf(chosen)}
          onPoint={setAt}
          onOpen={go}
        />
      </Box>
      <Outcome count={targets.length} isSearching={isSearching} />
    </Dialog>
  )
}

export default CommandPalette
