const ROUND =
  'grid size-12 place-items-center rounded-full bg-primary text-on-primary shadow-overlay transition hover:bg-primary-hover desk:size-11'

/** In the bar of places of phones, under menus and sheets; the bar leaves it a seventh of its width. */
const DOCKED =
  'docked:end-0 docked:bottom-[env(safe-area-inset-bottom)] docked:z-20 docked:h-(--bottom-nav) docked:w-[14%] docked:rounded-none docked:bg-transparent docked:text-primary docked:shadow-none docked:hover:bg-transparent docked:content-center docked:gap-0.5'

/** The round button at the edge of the screen; a bar that sticks there takes its place. */
export const floating = `no-print fixed end-3 bottom-[calc(var(--bottom-nav,0px)+env(safe-area-inset-bottom)+0.75rem)] in-[body:has([data-sticky-bar]):not(:has([data-bottom-nav]))]:max-desk:hidden z-40 desk:end-1 ${ROUND} ${DOCKED}`

/** What the button shows of itself, and the word below it that only the bar has. */
export const mark =
  'grid size-full place-items-center rounded-full docked:h-8 docked:w-10 docked:bg-primary docked:text-on-primary'
export const word = 'hidden text-xs font-semibold docked:block'
