import { useLingui } from '@lingui/react/macro'
import { Chip, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { type RaRecord, useResourceContext, useTranslateLabel } from 'react-admin'
import { findDefinition } from '../define/define'
import { useText } from '../define/useText'

const SILENT = new Set(['version', 'updated_at'])

type Row = Record<string, unknown>

const same = (one: unknown, other: unknown) =>
  (one ?? '') === (other ?? '') || JSON.stringify(one) === JSON.stringify(other)

/** The fields that another user has changed since the record was opened. */
const changedFields = (opened: Row, latest: Row): string[] =>
  Object.keys(latest).filter((name) => !SILENT.has(name) && !same(opened[name], latest[name]))

function useWords(resource: string | undefined) {
  const text = useText()
  const { t } = useLingui()
  const translateLabel = useTranslateLabel()
  const fields = findDefinition(resource)?.fields ?? {}
  return {
    label: (source: string) => {
      const known = fields[source]
      return known ? text(known.label) : translateLabel({ source, ...(resource && { resource }) })
    },
    value: (source: string, value: unknown) => {
      if (typeof value === 'boolean') return value ? t`Ya` : t`Tidak`
      const choice = fields[source]?.choices?.[String(value)]
      if (choice !== undefined) return text(choice)
      return value === null || value === undefined || value === '' ? '–' : String(value)
    },
  }
}

interface Props {
  /** The record as opened, as it is now, and as this user wants to save it. */
  opened: RaRecord
  latest: RaRecord
  wanted: Row
}

/** The differences after a conflict by field: before, the colleague's value, the own value. */
export const ConflictTable = ({ opened, latest, wanted }: Props) => {
  const { t } = useLingui()
  const { label, value } = useWords(useResourceContext())
  const fields = changedFields(opened, latest)
  return (
    <Table size="small" sx={{ mt: 1 }}>
      <TableHead>
        <TableRow>
          <TableCell>{t`Isian`}</TableCell>
          <TableCell>{t`Saat Anda buka`}</TableCell>
          <TableCell>{t`Versi terbaru`}</TableCell>
          <TableCell>{t`Isian Anda`}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {fields.map((source) => {
          const isContested = source in wanted && !same(wanted[source], opened[source])
          return (
            <TableRow key={source}>
              <TableCell>
                {label(source)}{' '}
                {isContested && <Chip size="small" color="warning" label={t`diubah keduanya`} />}
              </TableCell>
              <TableCell>{value(source, opened[source])}</TableCell>
              <TableCell sx={{ fontWeight: 600 }}>{value(source, latest[source])}</TableCell>
              <TableCell>
                {isContested ? value(source, wanted[source]) : t`ikut versi terbaru`}
              </TableCell>
            </TableRow>
          )
        })}
      </TableBody>
    </Table>
  )
}
