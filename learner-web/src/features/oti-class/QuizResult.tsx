import { useQuery } from '@tanstack/react-query'
import { LatestResult } from '../attempt/AttemptHistory'
import { introQuery } from '../attempt/api'

/** The latest result of a quiz, with its title. */
export function QuizResult({ uuid }: { uuid: string }) {
  const { data } = useQuery(introQuery(uuid))
  return data ? <LatestResult exam={data} title={data.title} /> : null
}
