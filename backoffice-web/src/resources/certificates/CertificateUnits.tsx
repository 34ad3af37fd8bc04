import { Trans, useLingui } from '@lingui/react/macro'
import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useRecordContext } from 'react-admin'
import type { RecordOf } from '../../define/types'
import { formatNumber } from '../../ui/format'
import { StatusChip } from '../../ui/StatusChip'

/** The units as of the date of issue. */
const CertificateUnits = () => {
  const { t } = useLingui()
  const certificate = useRecordContext<RecordOf<'certificates'>>()
  if (!certificate) return null
  if (certificate.units.length === 0)
    return (
      <Typography color="text.secondary">
        <Trans>Sertifikat ini tidak memuat unit kompetensi.</Trans>
      </Typography>
    )
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>
            <Trans>Unit kompetensi</Trans>
          </TableCell>
          <TableCell align="right">
            <Trans>Nilai</Trans>
          </TableCell>
          <TableCell>
            <Trans>Hasil</Trans>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {certificate.units.map((unit) => (
          <TableRow key={unit.code}>
            <TableCell component="th" scope="row">
              {unit.name}
              <Typography sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
                {unit.code}
              </Typography>
            </TableCell>
            <TableCell align="right">{formatNumber(unit.score)}</TableCell>
            <TableCell>
              <StatusChip
                label={
                  unit.competent
                    ? { text: t`Kompeten`, tone: 'success' }
                    : { text: t`Belum kompeten`, tone: 'warning' }
                }
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

export default CertificateUnits
