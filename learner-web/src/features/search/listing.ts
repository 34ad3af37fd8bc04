import { msg } from '@lingui/core/macro'
import type { ListQuery, Rule } from '../../api/list'
import {
  categoryFilter,
  dateFilters,
  difficultyFilter,
  languageFilter,
  locationFilter,
  modeFilter,
  priceFilter,
  valuesOf,
} from '../../kinds/filters'
import type { FacetFilter, Listing } from '../../kinds/kind'
import { hitTypeNamed } from '../../ui/hitTypes'
import { listQuery } from '../catalogue/listState'

const kindFilter: FacetFilter = {
  name: 'kind',
  field: 'facet',
  label: msg`Jenis produk`,
  choices: [
    { value: 'assessment', label: msg`Asesmen` },
    { value: 'training', label: msg`Pelatihan` },
    { value: 'certification', label: msg`Sertifikasi` },
    { value: 'webinar', label: msg`Webinar` },
    { value: 'workshop', label: msg`Workshop` },
    { value: 'elearning', label: msg`E-learning` },
    { value: 'oti', label: msg`Kelas OTI` },
    { value: 'inix-certification', label: msg`Ujian vendor` },
    { value: 'bundle', label: msg`Paket` },
    { value: 'workshop-subscription', label: msg`Langganan workshop` },
    { value: 'other', label: msg`Produk lainnya` },
  ],
  rules: (text) => [{ field: 'kind', op: 'in', value: valuesOf(text) }],
}

/** The filters and orders of the search over everything. */
export const searchListing: Listing = {
  pageSize: 12,
  filters: [
    kindFilter,
    categoryFilter,
    priceFilter,
    modeFilter,
    difficultyFilter,
    locationFilter,
    languageFilter,
    ...dateFilters,
  ],
  sorts: [
    { value: 'relevan', sort: 'relevance', label: msg`Paling sesuai` },
    { value: 'terbaru', sort: 'newest', label: msg`Terbaru` },
    { value: 'termurah', sort: 'price|asc', label: msg`Harga terendah` },
    { value: 'termahal', sort: 'price|desc', label: msg`Harga tertinggi` },
    { value: 'terdekat', sort: 'eventDateStart|asc', label: msg`Jadwal terdekat` },
  ],
}

/** What the address asks of the search, the sort of thing included. */
export function searchListQuery(params: URLSearchParams): ListQuery {
  const { facets: _always, ...query } = listQuery(searchListing, params)
  const type = hitTypeNamed(params.get('type'))
  const rules: Rule[] = type ? [{ field: 'type', op: 'eq', value: type }] : []
  return { ...query, rules: [...rules, ...(query.rules ?? [])] }
}
