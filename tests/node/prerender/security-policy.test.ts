import { expect, test } from 'vitest'
import { parsePublicEnvironment } from '../../../src/node/prerender/public-env'
import { contentSecurityPolicy } from '../../../src/node/prerender/security-policy'

const policyFor = (settings: Record<string, string>) =>
  contentSecurityPolicy(parsePublicEnvironment(settings), { styles: ['a{}'], scripts: ['a()'] })

test('nothing is allowed by default, and nothing inline or evaluated without its hash', () => {
  const policy = policyFor({ VITE_GA_MEASUREMENT_ID: 'G-SAMPLE0000' })
  expect(policy).toMatch(/^default-src 'none';/)
  expect(policy).not.toMatch(/unsafe-(?:inline|eval|hashes)/)
  expect(policy).toContain("frame-ancestors 'none'")
})

test.each(['connect-src', 'img-src'])(
  '%s admits what Google Analytics asks for once a visitor allows advertising, and no more',
  (name) => {
    const directive = (policy: string) =>
      policy.split('; ').find((entry) => entry.startsWith(`${name} `))
    const withGoogle = directive(policyFor({ VITE_GA_MEASUREMENT_ID: 'G-SAMPLE0000' }))
    expect(withGoogle).toContain('https://*.g.doubleclick.net')
    expect(withGoogle).toContain('https://www.google.com')
    expect(directive(policyFor({}))).not.toMatch(/google|doubleclick/)
  },
)

test('a question in the chat may go to the configured AI provider', () => {
  const policy = policyFor({ VITE_AI_API_BASE: 'https://ai.example/api' })
  expect(policy).toMatch(/connect-src [^;]*https:\/\/ai\.example/)
})
