import { lazy, Suspense } from 'react'

const FlagPicture = lazy(() =>
  import('./FlagPicture').then((module) => ({ default: module.FlagPicture })),
)

/** The flag of a country as a picture, because some systems have no emoji of flags. */
export function Flag({ code }: { code: string }) {
  return (
    <span
      aria-hidden
      className="block h-4 w-6 shrink-0 overflow-hidden rounded-xs border border-line bg-sunken"
    >
      <Suspense>
        <FlagPicture code={code} />
      </Suspense>
    </span>
  )
}
