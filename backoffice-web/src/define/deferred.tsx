import { type ComponentType, lazy, Suspense } from 'react'

type Loaded<P extends object> = () => Promise<{ default: ComponentType<P> }>

/** A part of a declared page that is loaded with the page, not with the app. */
export function deferred<P extends object = object>(load: Loaded<P>): ComponentType<P> {
  const Part = lazy(load) as unknown as ComponentType<P>
  return function Deferred(props: P) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}
