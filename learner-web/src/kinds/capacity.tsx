import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Capacity } from './kindMeta'

interface CapacityTexts {
  gone: ReactNode
  left: (count: number) => ReactNode
}

/** How a product says that it is sold out, and that few are left. */
export const capacityTexts: Record<Capacity, CapacityTexts> = {
  seats: { gone: <Trans>Kursi habis</Trans>, left: (count) => <Trans>Sisa {count} kursi</Trans> },
  quota: { gone: <Trans>Kuota habis</Trans>, left: (count) => <Trans>Sisa kuota {count}</Trans> },
  stock: { gone: <Trans>Stok habis</Trans>, left: (count) => <Trans>Stok tinggal {count}</Trans> },
}
