import { Trans } from '@lingui/react/macro'
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { formatMoment, formatNumber } from '../../ui/format'
import type { ExamDefinition } from './labels'

/** The versions of an exam's rules, newest first; attempts keep the one they were started with. */
const RulesVersions = () => (
  <Box sx={{ display: 'grid', gap: 2, overflowX: 'auto' }}>
    <Typography color="text.secondary">
      <Trans>
        Perubahan waktu, batas lulus, aturan level, atau unit menjadi versi baru. Sesi yang sudah
        dimulai tetap memakai versinya.
      </Trans>
    </Typography>
    <VersionTable />
  </Box>
)

const VersionTable = () => (
  <Table size="small">
    <TableHead>
      <TableRow>
        <TableCell>
          <Trans>Versi</Trans>
        </TableCell>
        <TableCell>
          <Trans>Dibuat</Trans>
        </TableCell>
        <TableCell align="right">
          <Trans>Menit</Trans>
        </TableCell>
        <TableCell align="right">
          <Trans>Batas lulus</Trans>
        </TableCell>
        <TableCell align="right">
          <Trans>Unit</Trans>
        </TableCell>
        <TableCell align="right">
          <Trans>Dinilai asesor</Trans>
        </TableCell>
        <TableCell align="right">
          <Trans>Sesi</Trans>
        </TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      <VersionRows />
    </TableBody>
  </Table>
)

const VersionRows = () => {
  const exam = useRecordContext<ExamDefinition>()
  return exam?.versions.map((version) => (
    <TableRow key={version.number}>
      <TableCell>{version.number}</TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatMoment(version.created_at)}</TableCell>
      <TableCell align="right">{formatNumber(version.duration_minutes)}</TableCell>
      <TableCell align="right">{version.passing_percent}%</TableCell>
      <TableCell align="right">{version.unit_count}</TableCell>
      <TableCell align="right">{version.assessor_unit_count}</TableCell>
      <TableCell align="right">{formatNumber(version.attempt_count)}</TableCell>
    </TableRow>
  ))
}

export default RulesVersions
