// Files that begin with `// @vitest-environment node` test functions: no document, no texts, no network.
if (typeof document !== 'undefined') (await import('./setupDom')).registerHooks()

export {}
