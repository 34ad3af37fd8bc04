/** A row of buttons, the most pressing one last; on phones that stands first and over the whole width. */
export const actionRow = 'flex flex-wrap justify-end gap-2 max-sm:w-full max-sm:*:flex-1'

export const mainAction = 'max-sm:order-first max-sm:basis-full'
