import { useLingui } from '@lingui/react/macro'
import {
  Box,
  Button,
  Chip,
  Link,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { usePermissions, useRecordContext } from 'react-admin'
import { formatMoment } from '../../ui/format'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { useIsSmall } from '../../ui/useIsSmall'
import { RemindButton } from './RemindButton'
import { ReopenDialog } from './ReopenDialog'
import { SubstituteDialog } from './SubstituteDialog'
import type { Seat, SoldProduct, SoldProductRecord } from './types'

type Only = 'all' | 'not_started' | 'unnamed'

const keeps = (only: Only) => (seat: Seat) =>
  only === 'all' || (only === 'unnamed' ? !seat.holder : seat.is_waiting)

/** The seats of a product, optionally only those not started. */
export const SeatTable = () => {
  const { t } = useLingui()
  const record = useRecordContext<SoldProduct | SoldProductRecord>()
  const [only, setOnly] = useState<Only>('all')
  // The list's row is used until the whole record has loaded.
  if (!record || !('seats' in record)) return <PageSkeleton />
  const choices: Record<Only, string> = {
    all: t`Semua`,
    not_started: t`Belum mulai`,
    unnamed: t`Tanpa nama`,
  }
  const seats = record.seats.filter(keeps(only))
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box role="group" aria-label={t`Saring peserta`} sx={{ display: 'flex', gap: 1, flex: 1 }}>
          {(Object.keys(choices) as Only[]).map((key) => (
            <Chip
              key={key}
              label={`${choices[key]} (${record.seats.filter(keeps(key)).length})`}
              color={key === only ? 'primary' : 'default'}
              variant={key === only ? 'filled' : 'outlined'}
              aria-pressed={key === only}
              onClick={() => setOnly(key)}
            />
          ))}
        </Box>
        <RemindButton record={record} />
      </Box>
      {seats.length === 0 ? (
        <Typography color="text.secondary">{t`Tidak ada peserta di sini.`}</Typography>
      ) : (
        <Seats seats={seats} />
      )}
    </Box>
  )
}

/** A table on wide screens, cards on phones. */
const Seats = ({ seats }: { seats: Seat[] }) => {
  const { permissions = [] } = usePermissions<string[]>()
  const isSmall = useIsSmall()
  const List = isSmall ? Cards : Rows
  return <List seats={seats} mayChange={permissions.includes('registrations.change')} />
}

interface ListProps {
  seats: Seat[]
  mayChange: boolean
}

const Cards = ({ seats, mayChange }: ListProps) => {
  const { t } = useLingui()
  return (
    <Box component="ul" aria-label={t`Peserta`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {seats.map((seat) => (
        <Box
          component="li"
          key={seat.uuid}
          sx={{ display: 'grid', gap: 0.5, py: 1.5, borderTop: 1, borderColor: 'divider' }}
        >
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Holder seat={seat} />
            </Box>
            <Box sx={{ textAlign: 'end' }}>
              <SeatStatus seat={seat} />
            </Box>
          </Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.85rem' }}>
            {t`Dibeli oleh ${seat.bought_by}`}
            {seat.souvenir && t` · suvenir ${seat.souvenir}`}
            {seat.registration_number && (
              <Box>
                <Form seat={seat} />
              </Box>
            )}
          </Box>
          {mayChange && <SeatActions seat={seat} />}
        </Box>
      ))}
    </Box>
  )
}

const Holder = ({ seat }: { seat: Seat }) => {
  const { t } = useLingui()
  return (
    <>
      <Box sx={{ fontWeight: 600 }}>
        {seat.holder ?? t`Kursi ${seat.seat_number} belum bernama`}
      </Box>
      {seat.email && <Link href={`mailto:${seat.email}`}>{seat.email}</Link>}
    </>
  )
}

const Rows = ({ seats, mayChange }: ListProps) => {
  const { t } = useLingui()
  const heads = [t`Peserta`, t`Dibeli oleh`, t`Status`, t`Suvenir`, t`Formulir`]
  return (
    <TableContainer>
      <Table size="small">
        <TableHead>
          <TableRow>
            {heads.map((head) => (
              <TableCell key={head}>{head}</TableCell>
            ))}
            {mayChange && <TableCell />}
          </TableRow>
        </TableHead>
        <TableBody>
          {seats.map((seat) => (
            <TableRow key={seat.uuid} hover>
              <TableCell component="th" scope="row" sx={{ minWidth: 180 }}>
                <Holder seat={seat} />
              </TableCell>
              <TableCell>{seat.bought_by}</TableCell>
              <TableCell>
                <SeatStatus seat={seat} />
              </TableCell>
              <TableCell>{seat.souvenir ?? '–'}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <Form seat={seat} />
              </TableCell>
              {mayChange && (
                <TableCell align="right">
                  <SeatActions seat={seat} />
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

const SeatStatus = ({ seat }: { seat: Seat }) => {
  const { t } = useLingui()
  return (
    <>
      <SeatProgress seat={seat} />
      {seat.minutes_online !== null && (
        <Box sx={{ mt: 0.5 }}>{t`${seat.minutes_online} menit di ruang daring`}</Box>
      )}
    </>
  )
}

const SeatProgress = ({ seat }: { seat: Seat }) => {
  const { t } = useLingui()
  if (seat.status === 'completed')
    return <Chip size="small" color="success" variant="outlined" label={t`Selesai`} />
  if (seat.checked_in_at) return <>{t`Masuk ${formatMoment(seat.checked_in_at)}`}</>
  if (seat.has_started) return <>{t`Sudah mulai`}</>
  if (!seat.is_waiting) return <>{t`Kehadiran tidak tercatat`}</>
  return <Chip size="small" color="warning" variant="outlined" label={t`Belum mulai`} />
}

const Form = ({ seat }: { seat: Seat }) => {
  const { t } = useLingui()
  if (!seat.registration_number) return <>–</>
  const state = seat.registration_status === 'submitted' ? t`Terkirim` : t`Belum dikirim`
  return (
    <>
      {seat.registration_number}
      <Box sx={{ color: 'text.secondary' }}>{state}</Box>
    </>
  )
}

const SeatActions = ({ seat }: { seat: Seat }) => {
  const { t } = useLingui()
  const [open, setOpen] = useState<'reopen' | 'substitute' | null>(null)
  if (!seat.registration_number || seat.registration_status !== 'submitted') return null
  const close = () => setOpen(null)
  return (
    <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
      <Button size="small" onClick={() => setOpen('substitute')}>{t`Ganti peserta`}</Button>
      <Button size="small" onClick={() => setOpen('reopen')}>{t`Buka formulir`}</Button>
      {open === 'substitute' && (
        <SubstituteDialog seat={seat} number={seat.registration_number} onClose={close} />
      )}
      {open === 'reopen' && <ReopenDialog number={seat.registration_number} onClose={close} />}
    </Box>
  )
}
