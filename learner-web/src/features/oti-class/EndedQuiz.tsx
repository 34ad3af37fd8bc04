import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { LatestResult } from '../attempt/AttemptHistory'
import { introQuery } from '../attempt/api'

/** The state with which the room of a quiz returns to its class. */
export interface EndedQuizState {
  endedQuiz: string
}

const isEndedQuiz = (state: unknown): state is EndedQuizState =>
  typeof state === 'object' && state !== null && 'endedQuiz' in state

/** The result of the quiz from which one has just returned; screen readers read it as soon as it is there. */
export function EndedQuiz() {
  const state: unknown = useLocation().state
  return (
    <div role="status" className="empty:hidden">
      {isEndedQuiz(state) && <QuizResult uuid={state.endedQuiz} />}
    </div>
  )
}

function QuizResult({ uuid }: { uuid: string }) {
  const { data } = useQuery(introQuery(uuid))
  return data ? <LatestResult exam={data} title={data.title} /> : null
}
