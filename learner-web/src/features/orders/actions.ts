/** A row of buttons, the primary one last; on phones it is first and full-width. */
export const actionRow = 'flex flex-wrap justify-end gap-2 max-sm:w-full max-sm:*:flex-1'

export const mainAction = 'max-sm:order-first max-sm:basis-full'
