import { Create } from 'react-admin'
import { QuestionForm } from './QuestionForm'

const blank = {
  options: [
    { text: '', points: 100 },
    { text: '', points: 0 },
  ],
  children: [],
}

const QuestionCreate = () => (
  <Create redirect="show" record={blank}>
    <QuestionForm />
  </Create>
)

export default QuestionCreate
