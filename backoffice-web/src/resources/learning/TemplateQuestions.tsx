import { useLingui } from '@lingui/react/macro'
import { Box } from '@mui/material'
import {
  CreateButton,
  DataTable,
  ReferenceManyField,
  useListContext,
  useRecordContext,
} from 'react-admin'
import type { components } from '../../api/schema'
import { RowLink } from '../../ui/RowLink'

type Question = components['schemas']['FeedbackQuestionRow']
const Column = DataTable.Col<Question>

/** Opens the form of a question to append; saving returns to the template. */
const AddQuestion = () => {
  const { t } = useLingui()
  const template = useRecordContext()
  const { data: questions = [] } = useListContext<Question>()
  const position = Math.max(0, ...questions.map((question) => question.position)) + 1
  return (
    <CreateButton
      resource="feedback-questions"
      label={t`Tambah pertanyaan`}
      state={{
        record: { template_id: template?.id, position },
        returnTo: `/feedback-templates/${template?.id}/show/questions`,
      }}
    />
  )
}

/** The questions of a template in their order. */
const TemplateQuestions = () => {
  const { t } = useLingui()
  const types: Record<Question['type'], string> = {
    scale: t`Skala 1–5`,
    choice: t`Pilihan`,
    text: t`Tulisan`,
  }
  return (
    <Box sx={{ width: 1, overflowX: 'auto' }}>
      <ReferenceManyField
        reference="feedback-questions"
        target="template_id"
        sort={{ field: 'position', order: 'ASC' }}
        perPage={50}
        empty={<AddQuestion />}
      >
        <AddQuestion />
        <DataTable<Question> rowClick="edit" bulkActionButtons={false}>
          <Column source="position" label={t`Urutan`} disableSort />
          <Column
            source="text"
            label={t`Pertanyaan`}
            disableSort
            render={(row) => <RowLink id={row.id}>{row.text}</RowLink>}
          />
          <Column source="section" label={t`Bagian`} disableSort />
          <Column
            source="type"
            label={t`Cara menjawab`}
            disableSort
            render={(row) => (row.options.length > 0 ? row.options.join(' · ') : types[row.type])}
          />
        </DataTable>
      </ReferenceManyField>
    </Box>
  )
}

export default TemplateQuestions
