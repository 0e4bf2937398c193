import type { Plugin } from 'vite'

const REACT_DOM_CLIENT = /[\\/]react-dom-client\.production\.js$/

/** An error that React makes while it is evaluated, to compare with later: it never says where it came from. */
const MARKER = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g

/**
 * Makes React's markers without `Error()`, with the same prototype and message. React compares them by
 * identity and never reads their stack, but whoever measures pays for it: with an inspector attached
 * (Lighthouse, DevTools, a browser test), V8 notes where an error was made, and to know the lines it
 * parses all of React again, on the main thread (docs/decisions/0020-react-markers.md).
 */
export function reactMarkers(): Plugin {
  return {
    name: 'react-markers',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: REACT_DOM_CLIENT },
      handler(code) {
        const light = code.replaceAll(
          MARKER,
          '$1 = Object.create(Error.prototype, { message: { value: $2 } })',
        )
        if (light === code) this.error('React no longer makes its markers as errors')
        return light
      },
    },
  }
}
