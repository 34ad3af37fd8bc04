import { useLingui } from '@lingui/react/macro'
import { Box, Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { LOCALES } from '../../define/locales'
import { useDefinition } from '../../define/useDefinition'
import { useText } from '../../define/useText'
import type { useGridParams } from './useTranslationGrid'

type Props = ReturnType<typeof useGridParams>
const SEARCH_MS = 250

/** The field updates at once, the URL after a delay. */
const Search = ({ asked, change }: Props) => {
  const { t } = useLingui()
  const [typed, setTyped] = useState(asked.q)
  const sent = useRef(asked.q)
  // A link to the grid resets the URL without remounting this field.
  useEffect(() => {
    if (asked.q === sent.current) return
    sent.current = asked.q
    setTyped(asked.q)
  }, [asked.q])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts the clock
  useEffect(() => {
    if (typed.trim() === asked.q) return
    const timer = setTimeout(() => {
      sent.current = typed.trim()
      change('q', sent.current)
    }, SEARCH_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <TextField
      type="search"
      label={t`Cari judul`}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      sx={{ width: { xs: '100%', sm: 220 } }}
    />
  )
}

const Subject = ({ asked, change }: Props) => {
  const { t } = useLingui()
  const text = useText()
  const choices = useDefinition().fields.subject?.choices ?? {}
  return (
    <TextField
      select
      label={t`Jenis`}
      value={asked.subject}
      onChange={(event) => change('subject', event.target.value)}
      sx={{ width: { xs: '100%', sm: 190 } }}
    >
      <MenuItem value="">{t`Semua jenis`}</MenuItem>
      {Object.entries(choices)
        .filter(([name]) => name !== 'line')
        .map(([name, label]) => (
          <MenuItem key={name} value={name}>
            {text(label)}
          </MenuItem>
        ))}
    </TextField>
  )
}

const Missing = ({ asked, change }: Props) => {
  const { t } = useLingui()
  return (
    <TextField
      select
      label={t`Yang belum ada`}
      value={asked.missing}
      onChange={(event) => change('missing', event.target.value)}
      sx={{ width: { xs: '100%', sm: 190 } }}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{t`Semua, ada atau belum`}</MenuItem>
      <MenuItem value="any">{t`Dalam bahasa mana pun`}</MenuItem>
      {Object.entries(LOCALES).map(([locale, name]) => (
        <MenuItem key={locale} value={locale}>
          {t`Belum ada ${name}`}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** The filters of the grid. */
export const GridFilters = (props: Props) => {
  const { t } = useLingui()
  const { asked, change } = props
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, my: 1.5, alignItems: 'center' }}>
      <Search {...props} />
      <Subject {...props} />
      <Missing {...props} />
      <FormControlLabel
        label={t`Termasuk yang belum tampil`}
        control={
          <Checkbox
            size="small"
            checked={asked.with_drafts}
            onChange={(_event, isOn) => change('drafts', isOn ? '1' : '')}
          />
        }
      />
    </Box>
  )
}
