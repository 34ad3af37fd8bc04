import { useLingui } from '@lingui/react/macro'
import { Pagination, useListContext } from 'react-admin'
import { formatNumber } from './format'

interface Range {
  from: number
  to: number
  count: number
}

/** The pagination of a list; shows "more than" for lists that are counted up to a limit. */
export const ListPagination = () => {
  const { t } = useLingui()
  const { meta } = useListContext()
  const label = ({ from, to, count }: Range) => {
    const range = `${formatNumber(from)}–${formatNumber(to)}`
    const total = formatNumber(count)
    return meta?.isTotalExact === false
      ? t`${range} dari lebih dari ${total}`
      : t`${range} dari ${total}`
  }
  // A prop of MUI's pagination, which react-admin passes on.
  const handedOn = { labelDisplayedRows: label }
  return <Pagination rowsPerPageOptions={[10, 25, 50, 100]} {...handedOn} />
}
