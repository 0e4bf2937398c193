import * as z from 'zod/mini'

/** Zod's test for `eval` would violate the Content-Security-Policy. Import this before the first schema. */
z.config({ jitless: true })
