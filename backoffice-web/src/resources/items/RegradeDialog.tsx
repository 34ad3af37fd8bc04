import { Trans, useLingui } from '@lingui/react/macro'
import {
  Alert,
  Autocomplete,
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
} from '@mui/material'
import { useId, useState } from 'react'
import type { Batch, ItemFigures, RegradePlan } from '../../api/types'
import { formatNumber } from '../../ui/format'
import { ApplyRegrade } from './ApplyRegrade'
import { type RegradeScope, useDryRun } from './useItems'

interface Props {
  batch: Batch
  items: readonly ItemFigures[]
  onClose: () => void
}

const levelsOf = (units: RegradePlan['changes'][number]['before']['units']) =>
  units.map(([, , level]) => level).join(' · ') || '–'

const Changes = ({ plan }: { plan: RegradePlan }) => {
  const { attempt_count: attempts, changed_count: changed, question_count: questions } = plan
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Alert severity={changed > 0 ? 'warning' : 'success'}>
        <Trans>
          {changed} dari {attempts} sesi berubah; {questions} soal dinilai berbeda dari semula.
        </Trans>
      </Alert>
      {changed > 0 && (
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>
                <Trans>Peserta</Trans>
              </TableCell>
              <TableCell align="right">
                <Trans>Nilai</Trans>
              </TableCell>
              <TableCell>
                <Trans>Level per unit</Trans>
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {plan.changes.map(({ attempt_id, participant_name, before, after }) => (
              <TableRow key={attempt_id}>
                <TableCell component="th" scope="row">
                  {participant_name}
                </TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {formatNumber(before.score)} → {formatNumber(after.score)}
                </TableCell>
                <TableCell>
                  {levelsOf(before.units)} → {levelsOf(after.units)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Box>
  )
}

/** Regrades a batch: first a dry run, then exactly its changes. */
export const RegradeDialog = ({ batch, items, onClose }: Props) => {
  const { t } = useLingui()
  const id = useId()
  const [dropped, setDropped] = useState<readonly ItemFigures[]>([])
  const [usesCurrentRules, setCurrentRules] = useState(false)
  const { mutate, data: plan, error, isPending, reset } = useDryRun()
  const [isApplying, setApplying] = useState(false)
  const scope: RegradeScope = {
    blueprint_id: batch.blueprint_id,
    batch_id: batch.id,
    dropped: dropped.map(({ question_id }) => question_id),
    uses_current_rules: usesCurrentRules,
  }
  if (isApplying && plan) return <ApplyRegrade scope={scope} plan={plan} onClose={onClose} />
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t`Nilai ulang · ${batch.name}`}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Alert severity="info" icon={false}>
          <Trans>
            Jawaban peserta dinilai dengan kunci bank soal yang sekarang. Uji coba menunjukkan apa
            yang berubah; belum ada yang disimpan.
          </Trans>
        </Alert>
        <Autocomplete
          multiple
          options={[...items]}
          value={[...dropped]}
          getOptionLabel={({ code }) => code}
          isOptionEqualToValue={(one, other) => one.question_id === other.question_id}
          onChange={(_event, value) => {
            setDropped(value)
            reset()
          }}
          renderInput={(params) => (
            <TextField
              {...params}
              size="small"
              label={t`Soal yang dibatalkan`}
              helperText={t`Tidak dihitung bagi siapa pun`}
            />
          )}
        />
        <FormControlLabel
          control={
            <Checkbox
              checked={usesCurrentRules}
              onChange={(_event, checked) => {
                setCurrentRules(checked)
                reset()
              }}
            />
          }
          label={t`Pakai aturan asesmen yang sekarang, bukan aturan saat sesi dimulai`}
        />
        {error && <Alert severity="error">{error.message}</Alert>}
        {plan && <Changes plan={plan} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={onClose}>
          <Trans>Batal</Trans>
        </Button>
        {plan && plan.changed_count + plan.question_count > 0 ? (
          <Button variant="contained" color="warning" onClick={() => setApplying(true)}>
            <Trans>Terapkan…</Trans>
          </Button>
        ) : (
          <Button variant="contained" disabled={isPending} onClick={() => mutate(scope)}>
            {isPending ? t`Menghitung…` : t`Uji coba`}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
