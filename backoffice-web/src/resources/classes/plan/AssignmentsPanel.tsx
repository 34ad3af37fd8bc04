import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import {
  ArrayInput,
  maxLength,
  maxValue,
  minLength,
  minValue,
  NumberInput,
  required,
  TextInput,
} from 'react-admin'
import { FormRows } from '../../../ui/FormRows'
import { twoColumns } from '../../../ui/form'
import { formatMoment } from '../../../ui/format'
import { MomentInput } from '../../../ui/MomentInput'
import { Panel } from '../../../ui/Panel'
import { RecordDialog } from '../../../ui/RecordDialog'
import { AddButton } from './AddButton'
import { useRefreshPlan } from './calls'
import { PartActions } from './PartActions'
import type { Assignment, AssignmentBody } from './types'

interface Props {
  classId: number
  assignments: Assignment[]
}

/** Assignments with dates, attempts and rubric. */
export const AssignmentsPanel = ({ classId, assignments }: Props) => {
  const { t } = useLingui()
  const add = (close: () => void) => <AssignmentDialog classId={classId} onClose={close} />
  return (
    <Panel title={t`Tugas`} action={<AddButton label={t`Tambah tugas`} dialog={add} />}>
      {assignments.length === 0 && (
        <Typography color="text.secondary">
          <Trans>Belum ada tugas.</Trans>
        </Typography>
      )}
      {assignments.map((assignment) => (
        <Box
          key={assignment.id}
          sx={{ display: 'flex', gap: 2, py: 1, borderTop: 1, borderColor: 'divider' }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600 }}>{assignment.title}</Typography>
            <Typography variant="body2" color="text.secondary">
              {t`Tenggat ${formatMoment(assignment.due_at)} · ${assignment.maximum_attempts} kesempatan · ${assignment.rubric.length} kriteria · ${assignment.submission_count} terkumpul`}
            </Typography>
          </Box>
          <PartActions
            classId={classId}
            resource="class-assignments"
            part={assignment}
            edit={(close) => (
              <AssignmentDialog classId={classId} assignment={assignment} onClose={close} />
            )}
          />
        </Box>
      ))}
    </Panel>
  )
}

const blank = {
  title: '',
  instructions: '',
  late_penalty_percent: 0,
  maximum_attempts: 3,
  maximum_score: 100,
  passing_score: 60,
  rubric: [],
}

function bodyOf(values: AssignmentBody, product_id: number): AssignmentBody {
  return {
    product_id,
    title: values.title,
    instructions: values.instructions,
    opens_at: values.opens_at,
    due_at: values.due_at,
    closes_at: values.closes_at,
    late_penalty_percent: Number(values.late_penalty_percent ?? 0),
    maximum_attempts: Number(values.maximum_attempts),
    maximum_score: Number(values.maximum_score),
    passing_score: Number(values.passing_score),
    rubric: values.rubric ?? [],
    version: 1,
  }
}

interface DialogProps {
  classId: number
  assignment?: Assignment
  onClose: () => void
}

const AssignmentDialog = ({ classId, assignment, onClose }: DialogProps) => {
  const { t } = useLingui()
  return (
    <RecordDialog<AssignmentBody>
      title={assignment ? t`Ubah tugas` : t`Tambah tugas`}
      resource="class-assignments"
      record={assignment}
      defaults={assignment ?? blank}
      toBody={(values) => bodyOf(values, classId)}
      onSaved={useRefreshPlan(classId)}
      onClose={onClose}
    >
      <TextInput
        source="title"
        label={t`Judul`}
        validate={[required(), minLength(3), maxLength(200)]}
        helperText={false}
      />
      <TextInput
        source="instructions"
        label={t`Petunjuk`}
        validate={[required(), maxLength(20_000)]}
        helperText={false}
        multiline
        minRows={4}
      />
      <Times />
      <Scores />
      <Rubric />
    </RecordDialog>
  )
}

const Times = () => {
  const { t } = useLingui()
  const labels = {
    opens_at: t({ message: `Dibuka`, context: `period` }),
    due_at: t`Tenggat`,
    closes_at: t`Ditutup`,
  }
  return (
    <Box sx={twoColumns}>
      {Object.entries(labels).map(([source, label]) => (
        <MomentInput
          key={source}
          source={source}
          label={label}
          validate={required()}
          helperText={false}
        />
      ))}
      <NumberInput
        source="late_penalty_percent"
        label={t`Potongan terlambat (%)`}
        validate={[minValue(0), maxValue(100)]}
        helperText={t`Antara tenggat dan ditutup`}
      />
    </Box>
  )
}

const Scores = () => {
  const { t } = useLingui()
  return (
    <Box sx={twoColumns}>
      <NumberInput
        source="maximum_score"
        label={t`Nilai tertinggi`}
        validate={[required(), minValue(1), maxValue(1000)]}
        helperText={false}
      />
      <NumberInput
        source="passing_score"
        label={t`Nilai lulus`}
        validate={[required(), minValue(0), maxValue(1000)]}
        helperText={false}
      />
      <NumberInput
        source="maximum_attempts"
        label={t`Kesempatan`}
        validate={[required(), minValue(1), maxValue(20)]}
        helperText={false}
      />
    </Box>
  )
}

const Rubric = () => {
  const { t } = useLingui()
  return (
    <ArrayInput
      source="rubric"
      label={t`Rubrik`}
      helperText={t`Jumlah poinnya sama dengan nilai tertinggi. Tanpa rubrik, pengajar memberi satu nilai.`}
    >
      <FormRows add={t`Tambah kriteria`} inline disableReordering={false}>
        <TextInput
          source="criterion"
          label={t`Kriteria`}
          validate={[required(), maxLength(200)]}
          helperText={false}
          sx={{ minWidth: { sm: 360 } }}
        />
        <NumberInput
          source="points"
          label={t`Poin`}
          validate={[required(), minValue(1), maxValue(1000)]}
          helperText={false}
        />
      </FormRows>
    </ArrayInput>
  )
}
