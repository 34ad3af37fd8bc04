import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material'
import { useId } from 'react'
import { maxValue, minValue, NumberInput, required } from 'react-admin'
import { BASE } from '../../api/client'
import type { MonitorRow } from '../../api/types'
import { ActionDialog } from '../../ui/ActionDialog'
import { formatMoment } from '../../ui/format'
import { ReasonInput, Summary } from '../orders/actions/fields'
import { clockOf } from './times'
import { useActions } from './useMonitor'

export type Verb = 'extra-time' | 'pause' | 'resume' | 'reset-login' | 'end'

const MOST_MINUTES = 240

/** Label, effect and success message of each action. */
export const verbs = {
  'extra-time': {
    label: msg`Tambah waktu`,
    hint: msg`Batas waktu mundur saat itu juga; peserta diberi tahu dalam setengah menit.`,
    done: msg`Waktu peserta ditambah.`,
  },
  pause: {
    label: msg`Jeda`,
    hint: msg`Waktu peserta langsung berhenti dan jawaban tidak diterima sampai sesi dilanjutkan. Soalnya tertutup dalam setengah menit.`,
    done: msg`Sesi dijeda.`,
  },
  resume: {
    label: msg`Lanjutkan`,
    hint: msg`Waktu berjalan lagi; lamanya jeda tidak mengurangi waktu peserta. Soalnya tampil kembali dalam beberapa detik.`,
    done: msg`Sesi dilanjutkan.`,
  },
  'reset-login': {
    label: msg`Reset login`,
    hint: msg`Perangkat yang sekarang keluar dari ruang ujian. Peserta masuk kembali dari perangkat lain; jawaban dan waktunya tetap.`,
    done: msg`Peserta dapat masuk kembali dari perangkat lain.`,
  },
  end: {
    label: msg`Akhiri sesi`,
    hint: msg`Sesi berakhir dengan jawaban yang tersimpan dan langsung dinilai. Ini tidak dapat dibatalkan.`,
    done: msg`Sesi diakhiri.`,
  },
} as const

interface Props {
  row: MonitorRow
  verb: Verb
  onClose: () => void
}

interface Values {
  minutes?: number
  reason: string
}

/** A supervisor's action, with a logged reason. */
export const SupervisorDialog = ({ row, verb, onClose }: Props) => {
  const { t } = useLingui()
  const words = verbs[verb]
  return (
    <ActionDialog<Values>
      title={`${t(words.label)} · ${row.participant_name}`}
      confirm={t(words.label)}
      done={t(words.done)}
      act={(send, { minutes, reason }) =>
        send('post', `${BASE}/monitor/${row.id}/${verb}`, {
          body: verb === 'extra-time' ? { minutes, reason } : { reason },
        })
      }
      defaults={verb === 'extra-time' ? { minutes: 10 } : undefined}
      isDangerous={verb === 'end'}
      invalidates={['monitor', 'sessions']}
      onClose={onClose}
    >
      <Summary>{t(words.hint)}</Summary>
      {verb === 'extra-time' && (
        <NumberInput
          source="minutes"
          label={t`Menit`}
          min={1}
          max={MOST_MINUTES}
          step={5}
          validate={[required(), minValue(1), maxValue(MOST_MINUTES)]}
          helperText={false}
          fullWidth
        />
      )}
      <ReasonInput label={t`Alasan`} helperText={t`Tercatat bersama nama Anda`} />
    </ActionDialog>
  )
}

/** All supervisors' actions on this attempt. */
export const ActionsDialog = ({ row, onClose }: Omit<Props, 'verb'>) => {
  const { t } = useLingui()
  const id = useId()
  const { data, error } = useActions(row.id)
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t`Catatan pengawas · ${row.participant_name}`}</DialogTitle>
      <DialogContent>
        {error && <Typography color="error">{error.message}</Typography>}
        {data?.rows.length === 0 && (
          <Typography color="text.secondary">
            <Trans>Belum ada tindakan pengawas pada sesi ini.</Trans>
          </Typography>
        )}
        <Box component="ol" sx={{ m: 0, p: 0, display: 'grid', gap: 1.5, listStyle: 'none' }}>
          {data?.rows.map((entry) => (
            <Box component="li" key={`${entry.action}-${entry.at}`}>
              <Typography sx={{ fontWeight: 700 }}>
                {t(verbs[entry.action as Verb].label)}
                {'minutes' in entry.details && ` · ${String(entry.details.minutes)} ${t`menit`}`}
                {'seconds' in entry.details &&
                  ` · ${t`dijeda ${clockOf(Number(entry.details.seconds))}`}`}
              </Typography>
              <Typography sx={{ overflowWrap: 'anywhere' }}>{entry.reason}</Typography>
              <Typography sx={{ fontSize: '0.85rem', color: 'text.secondary' }}>
                {entry.actor_name} · {formatMoment(entry.at)}
              </Typography>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>
          <Trans>Tutup</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
