import type { ResourceProps } from 'react-admin'
import { feedbackQuestions, feedbackTemplates } from './feedback'
import { souvenirRequests, souvenirs } from './souvenirs'

/** What staff keep for everything that people learn from. */
export const learning: ResourceProps[] = [
  souvenirs,
  souvenirRequests,
  feedbackTemplates,
  feedbackQuestions,
]
