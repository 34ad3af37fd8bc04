import { useLingui } from '@lingui/react/macro'
import CheckIcon from '@mui/icons-material/Check'
import {
  Checkbox,
  FormControlLabel,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material'
import {
  COMMON_ACTIONS,
  type PermissionName,
  type PermissionRow,
  useActionLabel,
  usePermissionRows,
} from './usePermissionNames'

interface Props {
  value: readonly string[]
  /** Absent if the table is read-only. */
  onChange?: (value: string[]) => void
}

const others = ({ byAction }: PermissionRow) =>
  [...byAction.values()].filter(({ action }) => !COMMON_ACTIONS.some((known) => known === action))

/** A group's permissions: one row per resource, one column per action. */
export const PermissionTable = ({ value, onChange }: Props) => {
  const { t } = useLingui()
  const rows = usePermissionRows()
  const nameOf = useActionLabel()
  const given = new Set(value)
  const toggle = (names: string[], isOn: boolean) =>
    onChange?.(
      isOn ? [...new Set([...value, ...names])] : value.filter((name) => !names.includes(name)),
    )
  const heads = { view: t`Lihat`, add: t`Tambah`, change: t`Ubah`, delete: t`Hapus` }
  const box = (permission: PermissionName | undefined, label: string) => {
    if (!permission) return null
    if (!onChange)
      return given.has(permission.name) ? <CheckIcon fontSize="small" titleAccess={label} /> : null
    return (
      <Checkbox
        size="small"
        checked={given.has(permission.name)}
        disabled={!permission.is_grantable}
        onChange={(_event, isOn) => toggle([permission.name], isOn)}
        slotProps={{ input: { 'aria-label': label } }}
      />
    )
  }
  return (
    <Table size="small" sx={{ maxWidth: 900, '& th, & td': { py: 0.25 } }}>
      <TableHead>
        <TableRow>
          <TableCell>{t({ message: `Bagian`, context: `area` })}</TableCell>
          {COMMON_ACTIONS.map((action) => (
            <TableCell key={action} align="center">
              {heads[action]}
            </TableCell>
          ))}
          <TableCell>{t`Lainnya`}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.resource} hover>
            <TableCell component="th" scope="row">
              {row.label}
            </TableCell>
            {COMMON_ACTIONS.map((action) => (
              <TableCell key={action} align="center">
                {box(row.byAction.get(action), `${row.label}: ${heads[action]}`)}
              </TableCell>
            ))}
            <TableCell>
              {others(row).map((permission) => (
                <FormControlLabel
                  key={permission.name}
                  label={nameOf(permission)}
                  control={box(permission, `${row.label}: ${nameOf(permission)}`) ?? <span />}
                  sx={{ display: !onChange && !given.has(permission.name) ? 'none' : undefined }}
                />
              ))}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
