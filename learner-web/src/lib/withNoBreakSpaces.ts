/** In a text such as "Analitik Data – Potongan Rp 50.000" no line begins with the dash or with the amount. */
export const withNoBreakSpaces = (text: string) =>
  text.replaceAll(/ (?=[–—] )|(?<=\bRp) (?=\d)/g, '\u00a0')
