const KIB = 1024

/** A human-readable file size: '820 B', '34 KB', '2,4 MB'. */
export function formatBytes(bytes: number, locale = document.documentElement.lang): string {
  const [value, unit] =
    bytes < KIB
      ? [bytes, 'B']
      : bytes < KIB * KIB
        ? [Math.round(bytes / KIB), 'KB']
        : [bytes / (KIB * KIB), 'MB']
  const number = new Intl.NumberFormat(locale || 'id', { maximumFractionDigits: 1 }).format(value)
  return `${number} ${unit}`
}
