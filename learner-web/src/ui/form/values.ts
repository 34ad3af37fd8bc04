import { useEffect, useRef, useState } from 'react'

export type Values = Record<string, string | boolean>

/** Errors by field name. */
export type Errors<V extends Values> = Partial<Record<keyof V, string>>

function keeping<V extends Values>(arrived: V, typed: V, before: V): V {
  const changed = Object.entries(typed).filter(([name, value]) => value !== before[name])
  return { ...arrived, ...Object.fromEntries(changed) }
}

/**
 * The values of a form, readable in handlers right after they are set. Values that arrive later fill
 * untouched fields.
 */
export function useValues<V extends Values>(first: V, arriving: V | undefined) {
  const [values, setValues] = useState(arriving ?? first)
  const latest = useRef(values)
  const before = useRef(values)
  const put = (next: V) => {
    latest.current = next
    setValues(next)
  }
  const said = JSON.stringify(arriving)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what arrived counts by what it says
  useEffect(() => {
    if (!arriving) return
    put(keeping(arriving, latest.current, before.current))
    before.current = arriving
  }, [said])
  return {
    values,
    latest,
    set: <N extends keyof V>(name: N, value: V[N]) => put({ ...latest.current, [name]: value }),
    isChanged: (name: keyof V) => latest.current[name] !== before.current[name],
  }
}
