import { useSearchParams } from 'react-router-dom'
import { pageOf, pageSearch } from '../lib/listParams'
import { Pagination } from './Pagination'

interface ListPagesProps {
  total: number
  /** Rows on a page. */
  rows: number
}

/** The page links of a list whose page stands in the address (`?page=`). */
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
