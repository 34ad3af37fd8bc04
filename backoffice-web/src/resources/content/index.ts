import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { faqCategories, faqs, visitorQuestions } from './faqs';
import { news } from './news';
import { sliders } from './sliders';
import { translations } from './translations';

const reviews: ResourceProps = { name: 'reviews', list: lazy(() => import('./ReviewList')) };

/** What editors write, and what people say. */
export const content: ResourceProps[] = [
  news,
  sliders,
  translations,
  faqs,
  faqCategories,
  visitorQuestions,
  reviews,
];
