import { msg } from '@lingui/core/macro'
import type { OtherCard } from '../api/types'
import { unit } from './facts/other'
import { categoryFilter, priceFilter, tagFilter, titleFilter, undatedSorts } from './filters'
import type { Kind } from './kind'

export const other: Kind<OtherCard> = {
  heading: msg`Produk lainnya`,
  lead: msg`Buku, modul, dan perlengkapan belajar yang melengkapi kelas Anda.`,
  pageSize: 9,
  filters: [titleFilter, categoryFilter, priceFilter, tagFilter],
  sorts: undatedSorts,
  relatedKinds: ['elearning', 'bundle'],
  eyebrow: ({ category_name }) => category_name,
  cardFacts: (card) => [unit(card)],
}
