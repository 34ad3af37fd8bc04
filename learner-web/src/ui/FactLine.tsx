import { Children, type ReactNode } from 'react'

/** Short facts in a line with dots between them. A line breaks between two facts, after the dot. */
export function FactLine({ children }: { children: ReactNode }) {
  const facts = Children.toArray(children).filter((fact) => fact !== '')
  return facts.map((fact, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: facts have no other identity
    <span key={index}>
      <span className="inline-block">
        {fact}
        {index < facts.length - 1 && '\u00a0·'}
      </span>{' '}
    </span>
  ))
}
