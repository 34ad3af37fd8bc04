import type { ReactNode } from 'react'
import { useRecordContext } from 'react-admin'
import type { VoucherBatchDetail } from '../../api/types'
import { PageSkeleton } from '../../ui/PageSkeleton'

/** Waits for the whole batch: coming from the list, react-admin first shows its row, which names no products. */
export const WhenLoaded = ({ children }: { children: ReactNode }) => {
  const batch = useRecordContext<Partial<VoucherBatchDetail>>()
  return batch?.products ? children : <PageSkeleton />
}
