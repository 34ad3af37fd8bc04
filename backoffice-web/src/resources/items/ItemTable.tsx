import { Trans, useLingui } from '@lingui/react/macro'
import ExpandIcon from '@mui/icons-material/ExpandMore'
import {
  Box,
  Collapse,
  IconButton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { Fragment, useState } from 'react'
import type { ItemFigures } from '../../api/types'
import { formatNumber } from '../../ui/format'
import { ShareBars } from '../../ui/ShareBars'
import { StatusChip } from '../../ui/StatusChip'

const TOO_HARD = 20
const TOO_EASY = 95
const WEAK = 0.1

/** Problems of a question, the most serious first; empty if there are none. */
const Advice = ({ item }: { item: ItemFigures }) => {
  const { t } = useLingui()
  if (item.discrimination !== null && item.discrimination < 0)
    return <StatusChip label={{ text: t`Periksa kuncinya`, tone: 'error' }} />
  if (item.carries_level)
    return <StatusChip label={{ text: t`Level bertumpu di sini`, tone: 'warning' }} />
  if (item.difficulty < TOO_HARD)
    return <StatusChip label={{ text: t`Terlalu sulit`, tone: 'warning' }} />
  if (item.difficulty > TOO_EASY)
    return <StatusChip label={{ text: t`Terlalu mudah`, tone: 'info' }} />
  if (item.discrimination !== null && item.discrimination < WEAK)
    return <StatusChip label={{ text: t`Kurang membedakan`, tone: 'info' }} />
  return null
}

const Chosen = ({ item }: { item: ItemFigures }) => {
  const { t } = useLingui()
  return (
    <Box sx={{ py: 2, maxWidth: 760 }}>
      <Typography sx={{ mb: 1.5, whiteSpace: 'pre-line' }}>{item.text}</Typography>
      <ShareBars
        shares={item.options.map(({ text, points, count }, index) => ({
          key: index,
          label: `${text} · ${points} ${t`poin`}`,
          value: count,
          text: formatNumber(count),
        }))}
      />
    </Box>
  )
}

const Row = ({ item }: { item: ItemFigures }) => {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <Fragment>
      <TableRow>
        <TableCell padding="checkbox">
          <IconButton
            size="small"
            aria-expanded={isOpen}
            aria-label={t`Pilihan peserta pada ${item.code}`}
            onClick={() => setOpen(!isOpen)}
            sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }}
          >
            <ExpandIcon fontSize="small" />
          </IconButton>
        </TableCell>
        <TableCell
          component="th"
          scope="row"
          sx={{ '&&': { pl: item.is_child ? 3 : 1 }, whiteSpace: 'nowrap' }}
        >
          {item.code}
        </TableCell>
        <TableCell>{item.group}</TableCell>
        <TableCell align="right">{item.level}</TableCell>
        <TableCell align="right">
          {item.answered}/{item.shown}
        </TableCell>
        <TableCell align="right">{formatNumber(item.difficulty)} %</TableCell>
        <TableCell align="right">{formatNumber(item.discrimination)}</TableCell>
        <TableCell align="right">
          {item.level_share === null ? '–' : `${formatNumber(item.level_share)} %`}
        </TableCell>
        <TableCell align="right">{formatNumber(item.decisive_count)}</TableCell>
        <TableCell>
          <Advice item={item} />
        </TableCell>
      </TableRow>
      <TableRow>
        <TableCell colSpan={10} sx={{ py: 0, border: isOpen ? undefined : 0 }}>
          <Collapse in={isOpen} unmountOnExit>
            <Chosen item={item} />
          </Collapse>
        </TableCell>
      </TableRow>
    </Fragment>
  )
}

/** All questions with their figures; each opens to show which options were chosen. */
export const ItemTable = ({ items }: { items: readonly ItemFigures[] }) => {
  const { t } = useLingui()
  return (
    <TableContainer component={Box} tabIndex={0} role="region" aria-label={t`Statistik soal`}>
      <Table size="small" sx={{ '& .MuiTableCell-root': { px: 1 }, '& th': { lineHeight: 1.3 } }}>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox" />
            <TableCell>
              <Trans>Soal</Trans>
            </TableCell>
            <TableCell>
              <Trans>Unit atau bagian</Trans>
            </TableCell>
            <TableCell align="right">
              <Trans>Level</Trans>
            </TableCell>
            <TableCell align="right">
              <Trans>Dijawab</Trans>
            </TableCell>
            <TableCell align="right">
              <Trans>Keberhasilan</Trans>
            </TableCell>
            <TableCell align="right">
              <Trans>Daya beda</Trans>
            </TableCell>
            <TableCell align="right">
              <Trans>Porsi level</Trans>
            </TableCell>
            <TableCell align="right">
              <Trans>Menentukan level</Trans>
            </TableCell>
            <TableCell>
              <Trans>Catatan</Trans>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map((item) => (
            <Row key={item.question_id} item={item} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
