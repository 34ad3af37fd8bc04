/** The round button at the edge of the screen, above the navigation of phones; a bar that sticks there takes its place. */
export const floating =
  'no-print fixed end-3 bottom-[calc(var(--bottom-nav,0px)+env(safe-area-inset-bottom)+0.75rem)] in-[body:has([data-sticky-bar])]:max-desk:hidden z-40 grid size-12 desk:end-1 desk:size-11 place-items-center rounded-full bg-primary text-on-primary shadow-overlay transition hover:bg-primary-hover max-desk:data-away:not-focus-visible:translate-y-64'
