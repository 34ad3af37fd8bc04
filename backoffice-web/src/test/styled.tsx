import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'

/** Children with their styles, which tests do without unless they ask what something looks like. */
export function Styled({ children }: { children: ReactNode }) {
  const cache = createCache({ key: 'styled', container: document.body })
  return <CacheProvider value={cache}>{children}</CacheProvider>
}
