import { useLingui } from '@lingui/react/macro'
import { Box } from '@mui/material'
import { BooleanInput, maxLength, minLength, required, SelectInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { twoColumns } from '../../../ui/form'
import { MomentInput } from '../../../ui/MomentInput'
import { RecordDialog } from '../../../ui/RecordDialog'
import { useRefreshPlan } from './calls'
import type { Plan, Step, StepBody, StepKind } from './types'
import { useStepNames } from './useStepNames'

interface Props {
  classId: number
  plan: Plan
  step?: Step | undefined
  onClose: () => void
}

const blank = { kind: 'material', title: '', text: '', is_required: true, url: '' } as const

/** The request body, without fields of other kinds. */
function bodyOf(values: StepBody, product_id: number): StepBody {
  const { kind } = values
  return {
    product_id,
    kind,
    title: values.title,
    text: values.text ?? '',
    opens_at: values.opens_at || null,
    after_id: values.after_id || null,
    is_required: values.is_required ?? true,
    session_id: kind === 'presence' ? (values.session_id ?? null) : null,
    assignment_id: kind === 'assignment' ? (values.assignment_id ?? null) : null,
    quiz_uuid: kind === 'quiz' ? (values.quiz_uuid ?? null) : null,
    url: kind === 'material' ? (values.url ?? '') : '',
    version: values.version ?? 1,
  }
}

/** One step: its kind, and when it opens. */
export const StepDialog = ({ classId, plan, step, onClose }: Props) => {
  const { t } = useLingui()
  return (
    <RecordDialog<StepBody>
      title={step ? t`Ubah langkah` : t`Tambah langkah`}
      resource="journey-steps"
      record={step}
      defaults={step ?? blank}
      toBody={(values) => bodyOf(values, classId)}
      onSaved={useRefreshPlan(classId)}
      onClose={onClose}
    >
      <Inputs plan={plan} step={step} />
    </RecordDialog>
  )
}

const Inputs = ({ plan, step }: Pick<Props, 'plan' | 'step'>) => {
  const { t } = useLingui()
  const names = useStepNames()
  const others = plan.steps.filter(({ id }) => id !== step?.id)
  return (
    <>
      <Box sx={twoColumns}>
        <SelectInput
          source="kind"
          label={t`Jenis`}
          choices={Object.entries(names).map(([id, name]) => ({ id, name }))}
          validate={required()}
          helperText={false}
        />
        <TextInput
          source="title"
          label={t`Judul`}
          validate={[required(), minLength(3), maxLength(200)]}
          helperText={false}
        />
      </Box>
      <TargetInput plan={plan} />
      <TextInput
        source="text"
        label={t`Keterangan`}
        validate={maxLength(20_000)}
        helperText={false}
        multiline
        minRows={2}
      />
      <Box sx={twoColumns}>
        <MomentInput
          source="opens_at"
          label={t`Terbuka mulai`}
          helperText={t`Kosong: tanpa tanggal`}
        />
        <SelectInput
          source="after_id"
          label={t`Setelah langkah`}
          choices={others.map(({ id, title }) => ({ id, name: title }))}
          emptyText={t`Tidak menunggu`}
          helperText={false}
        />
      </Box>
      <BooleanInput source="is_required" label={t`Wajib diselesaikan`} helperText={false} />
    </>
  )
}

/** The session, assignment or quiz of the step, if its kind requires one. */
const TargetInput = ({ plan }: Pick<Props, 'plan'>) => {
  const { t } = useLingui()
  const kind: StepKind = useWatch({ name: 'kind' })
  const titled = (rows: { id: number; title: string }[]) =>
    rows.map(({ id, title }) => ({ id, name: title }))
  if (kind === 'material')
    return <TextInput source="url" label={t`Alamat materi`} type="url" helperText={false} />
  if (kind === 'presence')
    return (
      <SelectInput
        source="session_id"
        label={t({ message: `Sesi`, context: `one` })}
        choices={titled(plan.sessions)}
        validate={required()}
        helperText={false}
      />
    )
  if (kind === 'assignment')
    return (
      <SelectInput
        source="assignment_id"
        label={t`Tugas`}
        choices={titled(plan.assignments)}
        validate={required()}
        helperText={false}
      />
    )
  if (kind === 'quiz')
    return (
      <SelectInput
        source="quiz_uuid"
        label={t`Kuis`}
        choices={plan.quizzes.map(({ uuid, title }) => ({ id: uuid, name: title }))}
        validate={required()}
        helperText={false}
      />
    )
  return null
}
