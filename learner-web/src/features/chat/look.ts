import './docked.css'

/** The round button at the edge of the screen; phones have it in their bar, and a bar that sticks elsewhere takes its place. */
export const floating =
  'no-print fixed end-3 bottom-[calc(var(--bottom-nav,0px)+env(safe-area-inset-bottom)+0.75rem)] in-[body:has([data-sticky-bar]):not(:has([data-bottom-nav]))]:max-desk:hidden z-40 grid size-12 desk:end-1 desk:size-11 place-items-center rounded-full bg-primary text-on-primary shadow-overlay transition hover:bg-primary-hover'

/** What the button shows of itself, and the word below it that only the bar has. */
export const mark = 'grid size-full place-items-center rounded-full'
export const word = 'hidden text-xs font-semibold'
