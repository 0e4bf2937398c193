import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PINNED_QUERY } from '../../src/browser/pinned-query'

test('the script pins sections where the styles do', () => {
  const styles = readFileSync('src/styles/utilities.css', 'utf8')
  expect(styles).toContain(`@media screen and ${PINNED_QUERY} and (scripting: enabled) {`)
})
