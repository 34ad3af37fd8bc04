import { useSearchParams } from 'react-router-dom'
import { pageOf, pageSearch } from '../lib/listParams'
import { Pagination } from './Pagination'

interface ListPagesProps {
  total: number
  /** Page size. */
  rows: number
}

/** The pagination of a list whose page is in the URL (`?page=`). */
export function ListPages({ total, rows }: ListPagesProps) {
  const [params] = useSearchParams()
  return (
    <Pagination
      page={pageOf(params)}
      pages={Math.ceil(total / rows)}
      href={(page) => pageSearch(params, page)}
    />
  )
}
