import type { ReactNode } from 'react'

/** What the catalogue says, which is Indonesian whatever language the page has: read out and ordered as such. */
export function Content({ children }: { children: ReactNode }) {
  return (
    <bdi lang="id" dir="ltr">
      {children}
    </bdi>
  )
}
