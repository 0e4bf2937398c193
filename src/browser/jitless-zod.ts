import * as z from 'zod/mini'

/** Turns off Zod's test for `eval`, which would violate the Content-Security-Policy. Import this before the first schema. */
z.config({ jitless: true })
