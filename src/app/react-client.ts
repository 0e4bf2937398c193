/** React's renderer by itself, so that the browser evaluates it in a task of its own (entry.ts). */
import 'react-dom/client'
