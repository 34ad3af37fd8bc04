import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { getItem, removeItem, setItem } from './storage'

interface Place {
  key: string
  seconds: number
}

/** A secret from the URL. */
export interface OneTimeParam {
  value: string | null
  clear: () => void
}

function without(params: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(params)
  rest.delete(name)
  return rest
}

/**
 * Removes a one-time secret from the URL and the history at once. With a storage key it stays in this tab's
 * storage for some seconds, so that a reload still finds it.
 */
export function useOneTimeParam(name: string, place?: Place): OneTimeParam {
  const [params, setParams] = useSearchParams()
  const { key, seconds } = place ?? { key: '', seconds: 0 }
  const found = params.get(name)
  const [value, setValue] = useState(() => found ?? getItem<string>(key, sessionStorage))
  useEffect(() => {
    if (found === null) return
    if (seconds > 0) setItem(key, found, { area: sessionStorage, seconds })
    setValue(found)
    setParams((all) => without(all, name), { replace: true })
  }, [found, key, name, seconds, setParams])
  return { value, clear: useCallback(() => removeItem(key, sessionStorage), [key]) }
}
