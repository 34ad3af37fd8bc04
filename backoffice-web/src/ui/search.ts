/** The server filter of an autocomplete's search text. */
export const byName = (text: string) => ({ 'name@contains': text })
export const byTitle = (text: string) => ({ 'title@contains': text })
export const byFullname = (text: string) => ({ 'fullname@contains': text })
