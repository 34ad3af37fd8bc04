import { Trans, useLingui } from '@lingui/react/macro'
import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { type ExamDefinition, unitMethods } from './labels'

/** The units of an exam in their order. */
const UnitRulesTable = () => {
  const { t } = useLingui()
  const rules = useRecordContext<ExamDefinition>()?.unit_rules ?? []
  if (rules.length === 0)
    return (
      <Typography color="text.secondary">
        <Trans>Ujian ini tidak mengukur unit; soalnya milik ujian ini sendiri.</Trans>
      </Typography>
    )
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>
            <Trans>Kode unit</Trans>
          </TableCell>
          <TableCell>
            <Trans>Unit kompetensi</Trans>
          </TableCell>
          <TableCell>
            <Trans>Cara menilai</Trans>
          </TableCell>
          <TableCell>
            <Trans>Wajib</Trans>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rules.map((rule) => (
          <TableRow key={rule.unit_id}>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>{rule.unit_code}</TableCell>
            <TableCell>{rule.unit_name}</TableCell>
            <TableCell>{t(unitMethods[rule.method ?? 'questions'])}</TableCell>
            <TableCell>{rule.is_required ? t`Ya` : t`Tidak`}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

export default UnitRulesTable
