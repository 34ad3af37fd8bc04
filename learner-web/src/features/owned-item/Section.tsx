import type { ReactNode } from 'react'
import { Card } from '../../ui/Card'

/** A part of the page under its heading. */
export function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Card className="grid gap-4 p-5 sm:p-6">
      <h2 className="text-lg">{title}</h2>
      {children}
    </Card>
  )
}
