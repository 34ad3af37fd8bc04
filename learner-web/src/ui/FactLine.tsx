import { Children, type ReactNode } from 'react'

const look = "relative ps-3 before:absolute before:start-1 before:content-['·']"

/** Short facts with dots between them. The dot in front of a fact that begins a line is clipped. */
export function FactLine({ children }: { children: ReactNode }) {
  const facts = Children.toArray(children).filter((fact) => fact !== '')
  return (
    <span className="block overflow-x-clip">
      <span className="-ms-3 flex flex-wrap">
        {facts.map((fact, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: facts have no other identity
          <span key={index} className={look}>
            {fact}{' '}
          </span>
        ))}
      </span>
    </span>
  )
}
