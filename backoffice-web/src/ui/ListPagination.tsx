import { useLingui } from '@lingui/react/macro'
import { Pagination, useListContext } from 'react-admin'
import { formatNumber } from './format'

interface Range {
  from: number
  to: number
  count: number
}

/** Pages of a list; says "more than" where a long list was counted only so far. */
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
  // The table's own pagination takes it; react-admin only hands it on.
  const handedOn = { labelDisplayedRows: label }
  return <Pagination rowsPerPageOptions={[10, 25, 50, 100]} {...handedOn} />
}
