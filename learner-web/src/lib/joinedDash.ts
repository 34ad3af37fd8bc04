/** In titles such as "Analitik Data – Kelas Daring" the dash never begins a line. */
export const joinedDash = (title: string) => title.replaceAll(/ (?=[–—] )/g, '\u00a0')
