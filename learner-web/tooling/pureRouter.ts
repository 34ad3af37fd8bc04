import type { Plugin } from 'vite'

const ROUTER = /\/react-router\/dist\/production\/.*\.mjs$/
const NAMES = /^\w+\.displayName = "\w+";$/gm
const MADE = / = (React\d*\.(?:createContext|forwardRef|memo)\()/g

/**
 * Lets the build leave out the router's components that nobody uses.
 *
 * Its file names each of them for the developer's tools, and does not say that making one has no effect.
 */
export function pureRouter(): Plugin {
  return {
    name: 'duxi:pure-router',
    apply: 'build',
    transform(code, id) {
      if (!ROUTER.test(id)) return null
      return {
        code: code.replaceAll(NAMES, '').replaceAll(MADE, ' = /* @__PURE__ */ $1'),
        map: null,
      }
    },
  }
}
