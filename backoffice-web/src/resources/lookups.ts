import type { ResourceProps } from 'react-admin'

/** Small tables that other pages refer to; they have no pages of their own. */
export const lookups: ResourceProps[] = [
  { name: 'trainers', recordRepresentation: 'fullname' },
  { name: 'colleagues', recordRepresentation: 'fullname' },
  { name: 'report-choices', recordRepresentation: 'label' },
  { name: 'webhook-events', recordRepresentation: 'label' },
  { name: 'blueprints', recordRepresentation: 'title' },
  { name: 'contact-owners', recordRepresentation: 'fullname' },
  { name: 'products', recordRepresentation: 'title' },
  { name: 'product-kinds', recordRepresentation: 'label' },
]
