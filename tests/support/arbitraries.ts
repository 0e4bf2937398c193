import * as fc from 'fast-check'

/** Characters that are special in URLs, JSON or cookies, or take several bytes. */
const TRICKY = [...Array.from('aZ0 -._~%&=#?+;,:/@"\'\\<>{}[]é'), '\u{1F33E}', '\n', '\0', '\u202E']

/** Text that tries to break out of a URL, a cookie or a JSON string. */
export function trickyText(
  limits: { readonly minLength?: number; readonly maxLength?: number } = {},
) {
  return fc.string({ unit: fc.constantFrom(...TRICKY), maxLength: 12, ...limits })
}

/** Any text: control characters, lone surrogates, right-to-left marks, very long texts. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
  fc.string({ unit: 'grapheme', maxLength: 700 }),
)
