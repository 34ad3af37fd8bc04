import { useLingui } from '@lingui/react/macro'
import { MenuItem, TextField } from '@mui/material'
import { useMemo, useState } from 'react'
import type { Axis } from './useGrid'

const named = (axes: Axis[], search: string) => {
  const wanted = search.trim().toLowerCase()
  return wanted
    ? axes.filter(({ code, name }) => `${code} ${name}`.toLowerCase().includes(wanted))
    : axes
}

/** Rows and columns whose code or name has the text, rows of one group where one is chosen. */
export function useFiltered(rows: Axis[], columns: Axis[]) {
  const [search, setSearch] = useState('')
  const [columnSearch, setColumnSearch] = useState('')
  const [group, setGroup] = useState('')
  const groups = useMemo(() => [...new Set(rows.map((row) => row.group))].filter(Boolean), [rows])
  const found = useMemo(
    () => named(group ? rows.filter((row) => row.group === group) : rows, search),
    [rows, search, group],
  )
  const foundColumns = useMemo(() => named(columns, columnSearch), [columns, columnSearch])
  return {
    found,
    foundColumns,
    groups,
    search,
    setSearch,
    columnSearch,
    setColumnSearch,
    group,
    setGroup,
  }
}

interface SearchProps {
  label: string
  value: string
  onChange: (value: string) => void
}

const Search = ({ label, value, onChange }: SearchProps) => (
  <TextField
    size="small"
    type="search"
    label={label}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    sx={{ width: { xs: 'calc(50% - 6px)', sm: 150 } }}
  />
)

interface Props extends ReturnType<typeof useFiltered> {
  hasManyColumns: boolean
}

/** What narrows a matrix. */
export const MatrixFilters = ({ hasManyColumns, groups, group, ...props }: Props) => {
  const { t } = useLingui()
  return (
    <>
      <Search label={t`Cari baris`} value={props.search} onChange={props.setSearch} />
      {hasManyColumns && (
        <Search label={t`Cari kolom`} value={props.columnSearch} onChange={props.setColumnSearch} />
      )}
      <TextField
        select
        size="small"
        label={t`Kelompok`}
        value={group}
        onChange={(event) => props.setGroup(event.target.value)}
        sx={{ width: 140 }}
      >
        <MenuItem value="">{t`Semua`}</MenuItem>
        {groups.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </>
  )
}
