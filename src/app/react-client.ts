/** React's renderer by itself, so that the browser evaluates it in a task of its own (entry.ts). */
export { hydrateRoot } from 'react-dom/client'
