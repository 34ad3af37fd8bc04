import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'
import { faqCategories, faqs, visitorQuestions } from './faqs'
import { news } from './news'
import { roleSuggestions } from './roleSuggestions'
import { sliders } from './sliders'
import { synonyms } from './synonyms'
import { translations } from './translations'

const popular: ResourceProps = {
  name: 'popular-searches',
  list: lazy(() => import('./PopularList')),
}
const fruitless: ResourceProps = {
  name: 'fruitless-searches',
  list: lazy(() => import('./FruitlessList')),
}
const reviews: ResourceProps = { name: 'reviews', list: lazy(() => import('./ReviewList')) }

/** Editorial content and reviews. */
export const content: ResourceProps[] = [
  news,
  sliders,
  translations,
  faqs,
  faqCategories,
  visitorQuestions,
  reviews,
  roleSuggestions,
  synonyms,
  popular,
  fruitless,
]
