import { useQuery } from '@tanstack/react-query'
import { BASE, read } from '../../api/client'

/** The usage of a batch so far. */
export const useVoucherReport = (batchId: number) =>
  useQuery({
    queryKey: ['voucher-batches', 'report', batchId],
    queryFn: ({ signal }) => read(`${BASE}/voucher-batches/${batchId}/report`, { signal }),
    staleTime: 0,
  })
