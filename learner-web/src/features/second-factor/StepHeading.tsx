import { type ReactNode, useEffect, useRef } from 'react'

/** The heading of a step: it takes the focus when the step takes the place of another. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h3 ref={heading} tabIndex={-1} className="text-base outline-none">
      {children}
    </h3>
  )
}
