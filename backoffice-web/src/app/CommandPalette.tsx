import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Dialog, InputBase, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useDeferredValue, useState } from 'react'
import { useGetResourceLabel, useStore } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { BASE, read } from '../api/client'
import { linesOf, useSidebar } from './useSidebar'

interface Target {
  label: string
  kind: string
  path: string
}
const MIN_CHARACTERS = 2
const MAX_RECENT = 8

const PEOPLE = ['users', 'contacts']

/** 0 where the text begins with the words, 1 where a word of it does, 2 where it holds them, else 3. */
function distance(text: string, words: string): number {
  const [label, wanted] = [text.toLowerCase(), words.toLowerCase()]
  if (label.startsWith(wanted)) return 0
  if (` ${label}`.includes(` ${wanted}`)) return 1
  return label.includes(wanted) ? 2 : 3
}

function useTargets(words: string): Target[] {
  const { t } = useLingui()
  const { nodes, labelOf } = useSidebar()
  const kindOf = useGetResourceLabel()
  const [recent] = useStore<Target[]>('palette.recent', [])
  const isSearching = words.trim().length >= MIN_CHARACTERS
  const { data } = useQuery({
    queryKey: ['find', words],
    enabled: isSearching,
    staleTime: 30_000,
    queryFn: ({ signal }) => read(`${BASE}/find`, { query: { q: words.trim() }, signal }),
  })
  const pages = linesOf(nodes)
    .map((node) => ({ label: labelOf(node), kind: t`Halaman`, path: node.path }))
    .map((page) => ({ ...page, distance: distance(page.label, words.trim()) }))
    .filter((page) => page.distance < 3)
  if (!words.trim()) return [...recent, ...pages]
  const found = (isSearching ? (data?.rows ?? []) : []).map((row) => ({
    ...row,
    kind: kindOf(row.resource, 1),
    isPerson: PEOPLE.includes(row.resource),
  }))
  const near = pages.filter((page) => page.distance < 2).sort((a, b) => a.distance - b.distance)
  return [
    ...near,
    ...found.filter(({ isPerson }) => isPerson),
    ...pages.filter((page) => page.distance === 2),
    ...found.filter(({ isPerson }) => !isPerson),
  ]
}

/** Remembers where somebody went, the latest first. */
function useRemember() {
  const [, setRecent] = useStore<Target[]>('palette.recent', [])
  return (target: Target) =>
    setRecent((old) =>
      [target, ...old.filter(({ path }) => path !== target.path)].slice(0, MAX_RECENT),
    )
}

/** Ctrl-K: pages of the menu, records by a few letters, and where one was last. */
const CommandPalette = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui()
  const navigate = useNavigate()
  const remember = useRemember()
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  const targets = useTargets(useDeferredValue(words))
  const chosen = targets[Math.min(at, targets.length - 1)]
  const go = (target: Target | undefined) => {
    if (!target) return
    remember({ label: target.label, kind: target.kind, path: target.path })
    navigate(target.path)
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
        sx={{ maxHeight: '55vh', overflow: 'auto', p: 1 }}
      >
        {targets.map((target, index) => (
          <Box
            key={`${target.kind}${target.path}${target.label}`}
            id={`palette-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={target === chosen}
            ref={(element: HTMLElement | null) => {
              if (target === chosen) element?.scrollIntoView({ block: 'nearest' })
            }}
            onMouseMove={() => setAt(index)}
            onClick={() => go(target)}
            sx={{
              display: 'flex',
              gap: 2,
              px: 1.5,
              py: 1,
              borderRadius: 1,
              cursor: 'pointer',
              bgcolor: target === chosen ? 'action.selected' : undefined,
            }}
          >
            <Typography noWrap sx={{ flex: 1 }}>
              {target.label}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {target.kind}
            </Typography>
          </Box>
        ))}
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
