import { EditWithConflict } from '../../ui/EditWithConflict'
import { QuestionForm } from './QuestionForm'

const QuestionEdit = () => (
  <EditWithConflict>
    <QuestionForm />
  </EditWithConflict>
)

export default QuestionEdit
