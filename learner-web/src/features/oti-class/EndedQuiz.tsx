import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'

const QuizResult = lazy(async () => ({ default: (await import('./QuizResult')).QuizResult }))

/** The state with which the room of a quiz returns to its class. */
export interface EndedQuizState {
  endedQuiz: string
}

const isEndedQuiz = (state: unknown): state is EndedQuizState =>
  typeof state === 'object' && state !== null && 'endedQuiz' in state

/** The result of the quiz that has just ended; screen readers read it once it is loaded. */
export function EndedQuiz() {
  const state: unknown = useLocation().state
  return (
    <div role="status" className="empty:hidden">
      {isEndedQuiz(state) && (
        <Suspense fallback={null}>
          <QuizResult uuid={state.endedQuiz} />
        </Suspense>
      )}
    </div>
  )
}
