import { SafeEdit } from '../../ui/SafeEdit'
import { QuestionForm } from './QuestionForm'

const QuestionEdit = () => (
  <SafeEdit>
    <QuestionForm />
  </SafeEdit>
)

export default QuestionEdit
