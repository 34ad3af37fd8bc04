import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Box, Button } from '@mui/material'
import { useState } from 'react'
import {
  BooleanInput,
  Form,
  maxValue,
  minValue,
  NumberInput,
  required,
  useNotify,
  useRefresh,
} from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { BASE } from '../../../api/client'
import { twoColumns } from '../../../ui/form'
import { Panel } from '../../../ui/Panel'
import { useSubmit } from '../../../ui/useSubmit'
import type { Rules } from './types'

interface Props {
  classId: number
  rules: Rules
}

/** Requirements for completing the class and getting the certificate. */
export const RulesPanel = ({ classId, rules }: Props) => {
  const { t } = useLingui()
  const notify = useNotify()
  const refresh = useRefresh()
  const [record] = useState(rules)
  const { submit, busy, problem } = useSubmit<Rules>(async (send, values) => {
    const body = { ...values, version: rules.version }
    await send('put', `${BASE}/classes/${classId}/rules`, { body })
    const saved = t`Perubahan berhasil disimpan.`
    notify(saved, { type: 'success', messageArgs: { _: saved } })
    refresh()
  })
  return (
    <Panel title={t`Syarat kelulusan`} hint={t`Sertifikat terbit setelah semua syarat terpenuhi.`}>
      <Form record={record} onSubmit={(values: FieldValues) => submit(values as Rules)} noValidate>
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {problem && <Alert severity="error">{problem}</Alert>}
          <Shares />
          <BooleanInput source="requires_quizzes" label={t`Semua kuis lulus`} helperText={false} />
          <BooleanInput
            source="requires_assignments"
            label={t`Semua tugas dinilai dan lulus`}
            helperText={false}
          />
          <BooleanInput
            source="requires_feedback"
            label={t`Umpan balik diberikan`}
            helperText={false}
          />
          <Button type="submit" variant="contained" disabled={busy} sx={{ justifySelf: 'start' }}>
            <Trans>Simpan syarat</Trans>
          </Button>
        </Box>
      </Form>
    </Panel>
  )
}

const Shares = () => {
  const { t } = useLingui()
  const percent = [required(), minValue(0), maxValue(100)]
  return (
    <Box sx={twoColumns}>
      <NumberInput
        source="minimum_presence_percent"
        label={t`Kehadiran paling sedikit (%)`}
        validate={percent}
        helperText={false}
      />
      <NumberInput
        source="late_points"
        label={t`Nilai hadir terlambat (%)`}
        validate={percent}
        helperText={false}
      />
      <NumberInput
        source="excused_points"
        label={t`Nilai izin (%)`}
        validate={percent}
        helperText={false}
      />
    </Box>
  )
}
