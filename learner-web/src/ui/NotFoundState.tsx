import type { ReactNode } from 'react'
import { useNoIndex } from '../lib/pageMeta'
import { LinkButton } from './Button'
import { NothingFound } from './illustrations'

interface NotFoundStateProps {
  title: ReactNode
  children: ReactNode
  back: { to: string; label: ReactNode }
  /** Suggestions of what was meant. */
  near?: ReactNode
}

/** The page of something that does not exist (any more), with a way back. */
export function NotFoundState({ title, children, back, near }: NotFoundStateProps) {
  useNoIndex()
  return (
    <div className="page py-10">
      <div className="rise grid justify-items-center gap-3 px-4 py-14 text-center">
        <NothingFound />
        <h1 className="text-lg">{title}</h1>
        <p className="max-w-md text-balance text-muted">{children}</p>
        <LinkButton to={back.to} className="mt-2">
          {back.label}
        </LinkButton>
      </div>
      {near}
    </div>
  )
}
