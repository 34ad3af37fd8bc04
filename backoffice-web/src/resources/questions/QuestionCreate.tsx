import { useLingui } from '@lingui/react/macro'
import { Create } from 'react-admin'
import { QuestionForm } from './QuestionForm'

const blank = {
  options: [
    { text: '', points: 100 },
    { text: '', points: 0 },
  ],
  children: [],
}

const QuestionCreate = () => {
  const { t } = useLingui()
  return (
    <Create title={t`Tambah soal`} redirect="show" record={blank}>
      <QuestionForm />
    </Create>
  )
}

export default QuestionCreate
