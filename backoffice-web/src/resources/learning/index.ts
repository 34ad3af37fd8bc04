import type { ResourceProps } from 'react-admin'
import { feedbackQuestions, feedbackTemplates } from './feedback'
import { souvenirRequests, souvenirs } from './souvenirs'

/** Feedback templates, souvenirs and other learning resources. */
export const learning: ResourceProps[] = [
  souvenirs,
  souvenirRequests,
  feedbackTemplates,
  feedbackQuestions,
]
