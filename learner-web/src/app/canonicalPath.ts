import { screens } from './screens'

const EXAM_PATH = '/dataAssesment/'
const PATTERNS = Object.values(screens)
  .map(({ path }) => path)
  .filter((pattern) => pattern !== '*')
  .map((pattern) => pattern.split('/'))

const isValue = (part: string) => part.startsWith(':')

function matches(pattern: readonly string[], parts: readonly string[]): boolean {
  const same = (part: string, at: number) =>
    isValue(part) || part.toLowerCase() === parts[at]?.toLowerCase()
  return pattern.length === parts.length && pattern.every(same)
}

// Patterns without parameters take precedence: `/account/changePassword` is not a product.
function patternOf(parts: readonly string[]): readonly string[] | undefined {
  const fitting = PATTERNS.filter((pattern) => matches(pattern, parts))
  return fitting.find((pattern) => !pattern.some(isValue)) ?? fitting[0]
}

/**
 * The canonical spelling of a path: people and other sites vary case, the exam's `s`, and a trailing slash.
 */
export function canonicalPath(path: string): string {
  const parts = path
    .replace(/^\/dataass?ess?ments?\//i, EXAM_PATH)
    .replace(/(?<=.)\/+$/, '')
    .split('/')
  const pattern = patternOf(parts) ?? parts
  return parts.map((part, at) => (isValue(pattern[at] ?? '') ? part : pattern[at])).join('/')
}
