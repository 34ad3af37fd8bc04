import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import type { UnitResult } from '../../api/types'
import { formatNumber } from '../../ui/format'
import { GapBar } from '../../ui/GapBar'
import { StatusChip } from '../../ui/StatusChip'

const outcome = (unit: UnitResult) =>
  unit.competent
    ? ({ text: t`Kompeten`, tone: 'success' } as const)
    : ({ text: t`Kurang ${unit.gap} level`, tone: 'warning' } as const)

/** Why each level was reached or not. */
const WhyThisLevel = ({ steps }: Pick<UnitResult, 'steps'>) =>
  steps.length > 0 && (
    <Box component="details" sx={{ mt: 0.5, fontSize: '0.8rem' }}>
      <Box component="summary" sx={{ cursor: 'pointer', color: 'primary.main', py: 0.5 }}>
        <Trans>Mengapa level ini</Trans>
      </Box>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {steps.map(({ level, percent, asked, text }) => (
          <li key={level}>
            <Trans>
              Level {level}: {formatNumber(percent)} % dari {asked} langkah. {text}
            </Trans>
          </li>
        ))}
      </Box>
    </Box>
  )

const Row = ({ unit }: { unit: UnitResult }) => (
  <TableRow>
    <TableCell component="th" scope="row" sx={{ minWidth: 180 }}>
      <Typography sx={{ fontSize: '0.875rem', fontWeight: 600 }}>{unit.uk_name}</Typography>
      <Typography sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>{unit.uk_code}</Typography>
      <WhyThisLevel steps={unit.steps} />
    </TableCell>
    <TableCell align="right">{formatNumber(unit.score)}</TableCell>
    <TableCell align="right">{unit.achieved_level}</TableCell>
    <TableCell align="right">{unit.required_level}</TableCell>
    <TableCell sx={{ width: '26%', minWidth: 120 }}>
      <GapBar achieved={unit.achieved_level} required={unit.required_level} />
    </TableCell>
    <TableCell>
      <StatusChip label={outcome(unit)} />
    </TableCell>
  </TableRow>
)

/** Score, level and gap of every unit; empty for an unfinished session. */
export const UnitTable = ({ units }: { units: UnitResult[] }) => {
  const { t } = useLingui()
  if (units.length === 0) {
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        <Trans>Hasil per unit tersedia setelah sesi selesai.</Trans>
      </Typography>
    )
  }
  return (
    <TableContainer component={Box} tabIndex={0} role="region" aria-label={t`Hasil per unit`}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>
              <Trans>Unit kompetensi</Trans>
            </TableCell>
            <TableCell align="right">
              <Trans>Nilai</Trans>
            </TableCell>
            <TableCell align="right">
              <Trans>Tercapai</Trans>
            </TableCell>
            <TableCell align="right">
              <Trans>Disyaratkan</Trans>
            </TableCell>
            <TableCell>
              <Trans>Kesenjangan</Trans>
            </TableCell>
            <TableCell>
              <Trans>Hasil</Trans>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {units.map((unit) => (
            <Row key={unit.uk_code} unit={unit} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
