/** What the search box of an autocomplete asks the server for. */
export const byName = (text: string) => ({ 'name@contains': text })
export const byTitle = (text: string) => ({ 'title@contains': text })
export const byFullname = (text: string) => ({ 'fullname@contains': text })
