import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'

/** Other rows are read from their beginning, which is the list's and not the document's; going back stays put. */
export function useTopOnNewRows(params: URLSearchParams) {
  const ref = useRef<HTMLDivElement>(null)
  const address = params.toString()
  const shown = useRef(address)
  const arrival = useNavigationType()
  useEffect(() => {
    const list = ref.current
    const isAbove = (list?.getBoundingClientRect().top ?? 0) < 0
    if (shown.current !== address && arrival !== 'POP' && isAbove) list?.scrollIntoView()
    shown.current = address
  }, [address, arrival])
  return ref
}
