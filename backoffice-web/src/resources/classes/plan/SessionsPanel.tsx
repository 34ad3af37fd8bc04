import { Trans, useLingui } from '@lingui/react/macro'
import {
  Alert,
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import {
  maxLength,
  maxValue,
  minLength,
  minValue,
  NumberInput,
  required,
  SelectInput,
  TextInput,
} from 'react-admin'
import { twoColumns } from '../../../ui/form'
import { formatMoment } from '../../../ui/format'
import { MomentInput } from '../../../ui/MomentInput'
import { Panel } from '../../../ui/Panel'
import { RecordDialog } from '../../../ui/RecordDialog'
import { AddButton } from './AddButton'
import { useRefreshPlan } from './calls'
import { PartActions } from './PartActions'
import type { Session, SessionBody } from './types'

type Mode = Session['mode']

interface Props {
  classId: number
  sessions: Session[]
  /** The class's mode, the default of a new session. */
  mode: Mode
}

function useModeNames(): Record<Mode, string> {
  const { t } = useLingui()
  return { online: t`Daring`, offline: t`Tatap muka`, hybrid: t`Hibrida` }
}

/** The sessions of a class. */
export const SessionsPanel = ({ classId, sessions, mode }: Props) => {
  const { t } = useLingui()
  const names = useModeNames()
  const add = (close: () => void) => <SessionDialog classId={classId} mode={mode} onClose={close} />
  return (
    <Panel title={t`Sesi`} action={<AddButton label={t`Tambah sesi`} dialog={add} />}>
      {sessions.length === 0 && (
        <Typography color="text.secondary">
          <Trans>Belum ada sesi.</Trans>
        </Typography>
      )}
      {sessions.length > 0 && (
        <TableContainer>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{t`Judul`}</TableCell>
                <TableCell>{t`Mulai`}</TableCell>
                <TableCell align="right">{t`Menit`}</TableCell>
                <TableCell>{t`Cara belajar`}</TableCell>
                <TableCell>{t`Ruang`}</TableCell>
                <TableCell align="right">{t`Presensi`}</TableCell>
                <TableCell />
              </TableRow>
            </TableHead>
            <TableBody>
              {sessions.map((session) => (
                <TableRow key={session.id} hover>
                  <TableCell component="th" scope="row">
                    {session.title}
                  </TableCell>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>
                    {formatMoment(session.starts_at)}
                  </TableCell>
                  <TableCell align="right">{session.duration_minutes}</TableCell>
                  <TableCell>{names[session.mode]}</TableCell>
                  <TableCell>{session.room}</TableCell>
                  <TableCell align="right">{session.recorded_count}</TableCell>
                  <TableCell>
                    <PartActions
                      classId={classId}
                      resource="class-sessions"
                      part={session}
                      edit={(close) => (
                        <SessionDialog
                          classId={classId}
                          mode={mode}
                          session={session}
                          onClose={close}
                        />
                      )}
                    />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Panel>
  )
}

interface DialogProps {
  classId: number
  mode: Mode
  session?: Session
  onClose: () => void
}

const SessionDialog = ({ classId, mode, session, onClose }: DialogProps) => {
  const { t } = useLingui()
  const names = useModeNames()
  return (
    <RecordDialog<SessionBody>
      title={session ? t`Ubah sesi` : t`Tambah sesi`}
      resource="class-sessions"
      record={session}
      defaults={session ?? { title: '', duration_minutes: 120, mode, room: '' }}
      toBody={(values) => ({
        product_id: classId,
        title: values.title,
        starts_at: values.starts_at,
        duration_minutes: Number(values.duration_minutes),
        mode: values.mode,
        room: values.room ?? '',
        version: 1,
      })}
      onSaved={useRefreshPlan(classId)}
      onClose={onClose}
    >
      <TextInput
        source="title"
        label={t`Judul`}
        validate={[required(), minLength(3), maxLength(200)]}
        helperText={false}
      />
      <Box sx={twoColumns}>
        <MomentInput source="starts_at" label={t`Mulai`} validate={required()} helperText={false} />
        <NumberInput
          source="duration_minutes"
          label={t`Lama (menit)`}
          validate={[required(), minValue(5), maxValue(1440)]}
          helperText={false}
        />
        <SelectInput
          source="mode"
          label={t`Cara belajar`}
          choices={Object.entries(names).map(([id, name]) => ({ id, name }))}
          validate={required()}
          helperText={false}
        />
        <TextInput
          source="room"
          label={t`Ruang`}
          validate={maxLength(120)}
          helperText={t`Misalnya gedung dan lantai`}
        />
      </Box>
      {session && (
        <Alert severity="info">
          <Trans>
            Peserta diberi tahu bila waktu, lama, cara belajar, atau ruang sesi yang belum selesai
            berubah.
          </Trans>
        </Alert>
      )}
    </RecordDialog>
  )
}
