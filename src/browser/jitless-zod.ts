import * as z from 'zod/mini'

/**
 * Keeps zod from compiling its checks: even its test for `eval` is reported as a violation of the
 * Content-Security-Policy. Import it before the first module that makes a schema.
 */
z.config({ jitless: true })
