import type { Plugin } from 'vite'

const ROUTER = /\/react-router\/dist\/production\/.*\.mjs$/
const MAIN = 'function createRouter('
const COMPONENT = 'duxiComponent'

/** What is replaced by what. Every line has to be found, or a new release of the package is heavier unnoticed. */
const REPLACED: [RegExp, string][] = [
  // Names for the developer's tools.
  [/^\w+\.displayName = "\w+";$/gm, ''],
  // Making a component has no effect; neither has extending a name, where reading a property might.
  [/ = (React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ $1'],
  [/ extends React\d*\.Component\b/g, ` extends ${COMPONENT}`],
  [/^import \* as (React\d*) from "react";$/m, `$&\nvar ${COMPONENT} = $1.Component;`],
  // Server components and instrumentations, which this app has none of.
  [/\bif \(this\.context\b/g, 'if (false'],
  [/\bif \(init\.instrumentations\)/g, 'if (false)'],
]

/** Lets the build leave out the router's components that are unused. */
export function pureRouter(): Plugin {
  return {
    name: 'duxi:pure-router',
    apply: 'build',
    transform(code, id) {
      if (!ROUTER.test(id) || !code.includes(MAIN)) return null
      return {
        code: REPLACED.reduce((text, [pattern, by]) => {
          if (text.search(pattern) < 0) this.error(`${id} has no ${pattern}`)
          return text.replace(pattern, by)
        }, code),
        map: null,
      }
    },
  }
}
