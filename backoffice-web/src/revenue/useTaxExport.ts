import { useQueryClient } from '@tanstack/react-query'
import { useStartExport } from '../exports/useExports'
import type { Period } from './period'

/** Exports and refetches the page, so that the exported rows are marked. */
export function useTaxExport(period: Period) {
  const { start, isStarting } = useStartExport()
  const client = useQueryClient()
  const order = async (kind: string, more: object = {}) => {
    await start({ kind, params: { ...period, ...more } })
    void client.invalidateQueries({ queryKey: ['tax-invoices'] })
  }
  return { order, isStarting }
}
