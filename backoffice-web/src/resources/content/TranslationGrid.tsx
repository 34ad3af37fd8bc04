import { Trans, useLingui } from '@lingui/react/macro'
import AddIcon from '@mui/icons-material/Add'
import DoneIcon from '@mui/icons-material/Check'
import {
  Box,
  Button,
  Chip,
  IconButton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TablePagination,
  TableRow,
  Tooltip,
  Typography,
} from '@mui/material'
import { Title, useCanAccess } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import { LOCALES } from '../../define/locales'
import { useDefinition } from '../../define/useDefinition'
import { useText } from '../../define/useText'
import { formatNumber } from '../../ui/format'
import { Loaded } from '../../ui/Loaded'
import { StateMessage } from '../../ui/StateMessage'
import { GridFilters } from './GridFilters'
import {
  type GridRow,
  type Locale,
  PAGE,
  useGridParams,
  useGridRows,
  useMissing,
} from './useTranslationGrid'

const languages = Object.entries(LOCALES) as [Locale, string][]

const pathOf = ({ subject, slug, translations }: GridRow, locale: Locale) =>
  translations[locale] === undefined
    ? `/translations/create?source=${encodeURIComponent(JSON.stringify({ subject, slug, locale }))}`
    : `/translations/${translations[locale]}`

const cell = { width: 64, minWidth: 48, px: 0.5, py: 0, textAlign: 'center' } as const
/** On phones the kind is below the title, to make room for the languages. */
const kindSx = { display: { xs: 'none', md: 'table-cell' } } as const
const names = { position: 'sticky', insetInlineStart: 0, bgcolor: 'background.paper', zIndex: 1 }

/** A translation, existing or missing; both link to the editor. */
const Cell = ({ row, locale, name }: { row: GridRow; locale: Locale; name: string }) => {
  const { t } = useLingui()
  const { pathname, search } = useLocation()
  const { canAccess = false } = useCanAccess({ resource: 'translations', action: 'create' })
  const isThere = row.translations[locale] !== undefined
  if (!isThere && !canAccess) return <TableCell sx={cell}>–</TableCell>
  const label = isThere
    ? t`${row.title}: ubah terjemahan ${name}`
    : t`${row.title}: terjemahkan ke ${name}`
  return (
    <TableCell sx={{ ...cell, bgcolor: isThere ? undefined : 'action.hover' }}>
      <IconButton
        size="small"
        component={Link}
        to={pathOf(row, locale)}
        state={{ returnTo: `${pathname}${search}` }}
        aria-label={label}
        color={isThere ? 'success' : 'default'}
      >
        {isThere ? <DoneIcon fontSize="small" /> : <AddIcon fontSize="small" />}
      </IconButton>
    </TableCell>
  )
}

const Row = ({ row }: { row: GridRow }) => {
  const { t } = useLingui()
  const text = useText()
  const kinds = useDefinition().fields.subject?.choices ?? {}
  const kind = text(kinds[row.subject] ?? row.subject)
  return (
    <TableRow hover>
      <TableCell component="th" scope="row" sx={{ ...names, py: 0.5, fontWeight: 600 }}>
        {row.title}{' '}
        {!row.is_shown && <Chip size="small" variant="outlined" label={t`Belum tampil`} />}
        {row.place && (
          <Typography sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>{row.place}</Typography>
        )}
        <Typography sx={{ display: { md: 'none' }, fontSize: '0.75rem', color: 'text.secondary' }}>
          {kind}
        </Typography>
      </TableCell>
      <TableCell sx={{ ...kindSx, py: 0.5, color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {kind}
      </TableCell>
      {languages.map(([locale, name]) => (
        <Cell key={locale} row={row} locale={locale} name={name} />
      ))}
    </TableRow>
  )
}

/** A language with the number of missing translations. */
const Language = ({ name, missing }: { name: string; missing: number | undefined }) => {
  const { t } = useLingui()
  const count = formatNumber(missing)
  return (
    <TableCell sx={{ ...cell, py: 0.75, lineHeight: 1.3 }}>
      {name}
      {missing !== undefined && (
        <Tooltip title={t`${count} belum ada dalam bahasa ini`}>
          <Typography
            component="div"
            sx={{ fontSize: '0.75rem', color: missing ? 'warning.main' : 'success.main' }}
          >
            {missing ? <Trans>{count} belum</Trans> : t`lengkap`}
          </Typography>
        </Tooltip>
      )}
    </TableCell>
  )
}

const Head = ({ subject }: { subject: string }) => {
  const { t } = useLingui()
  const missing = useMissing(subject)
  return (
    <TableHead>
      <TableRow>
        <TableCell
          sx={{ ...names, minWidth: { xs: 150, md: 220 }, zIndex: 3 }}
        >{t`Judul Indonesia`}</TableCell>
        <TableCell sx={kindSx}>{t`Jenis`}</TableCell>
        {languages.map(([locale, name]) => (
          <Language key={locale} name={name} missing={missing(locale)} />
        ))}
      </TableRow>
    </TableHead>
  )
}

/** The URL's page is beyond the end of the list. */
const PastTheEnd = ({ onBack }: { onBack: () => void }) => {
  const { t } = useLingui()
  return (
    <StateMessage
      icon={<DoneIcon />}
      title={t`Daftar ini lebih pendek`}
      message={t`Halaman yang diminta sudah tidak ada.`}
      action={
        <Button variant="contained" onClick={onBack}>
          <Trans>Ke halaman pertama</Trans>
        </Button>
      }
    />
  )
}

/** All translatable records by title and language. */
const TranslationGrid = () => {
  const { t } = useLingui()
  const { asked, change } = useGridParams()
  return (
    <>
      <Title title={t({ message: `Terjemahan`, context: `plural` })} />
      <GridFilters asked={asked} change={change} />
      <Loaded query={useGridRows(asked)}>
        {({ rows, total, is_total_exact }) =>
          rows.length === 0 && asked.page > 1 ? (
            <PastTheEnd onBack={() => change('page', '')} />
          ) : rows.length === 0 ? (
            <StateMessage
              icon={<DoneIcon />}
              title={t`Tidak ada yang cocok`}
              message={t`Dengan saringan ini tidak ada yang perlu diterjemahkan.`}
            />
          ) : (
            <Box
              sx={{
                bgcolor: 'background.paper',
                border: 1,
                borderColor: 'divider',
                borderRadius: 1.5,
              }}
            >
              <TableContainer sx={{ maxHeight: { md: 'calc(100dvh - 300px)' }, minHeight: 240 }}>
                <Table size="small" stickyHeader aria-label={t`Terjemahan menurut isi`}>
                  <Head subject={asked.subject} />
                  <TableBody>
                    {rows.map((row) => (
                      <Row key={`${row.subject} ${row.slug}`} row={row} />
                    ))}
                  </TableBody>
                </Table>
              </TableContainer>
              <TablePagination
                component="div"
                count={is_total_exact ? total : -1}
                page={asked.page - 1}
                rowsPerPage={PAGE}
                rowsPerPageOptions={[PAGE]}
                onPageChange={(_event, page) => change('page', page ? String(page + 1) : '')}
                labelDisplayedRows={({ from, to }) =>
                  is_total_exact
                    ? t`${formatNumber(from)}–${formatNumber(to)} dari ${formatNumber(total)}`
                    : t`${formatNumber(from)}–${formatNumber(to)} dari lebih dari ${formatNumber(total)}`
                }
              />
            </Box>
          )
        }
      </Loaded>
    </>
  )
}

export default TranslationGrid
