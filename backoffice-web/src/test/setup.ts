import { afterAll, vi } from 'vitest'

// Files of a worker share its globals: what one of them stubs must not meet the next.
afterAll(() => void vi.unstubAllGlobals())

// Files that begin with `// @vitest-environment node` test functions: no document, no texts, no network.
if (typeof document !== 'undefined') (await import('./setupDom')).registerHooks()
