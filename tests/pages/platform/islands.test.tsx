// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { StrictMode, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { PlatformFeatures } from '../../../src/pages/platform/platform-features'
import { PlatformIntegrations } from '../../../src/pages/platform/platform-integrations'
import { PlatformTestimonials } from '../../../src/pages/platform/platform-testimonials'
import { installMovingView } from '../../support/moving-view'

vi.mock('embla-carousel-react', () => ({ default: () => [() => undefined, undefined] }))

afterEach(cleanup)

test.each<[string, ComponentType]>([
  ['features', PlatformFeatures],
  ['integrations', PlatformIntegrations],
  ['testimonials', PlatformTestimonials],
])('the prerendered %s are taken over as they stand, and carry no inline style', (_, Island) => {
  const island = (
    <StrictMode>
      <Island />
    </StrictMode>
  )
  const markup = renderToString(island)
  expect(markup).not.toContain('style=')

  installMovingView({ reducedMotion: true })
  const box = document.createElement('div')
  box.innerHTML = markup
  const kept = box.querySelector('h2')
  const complaints = vi.fn()
  render(island, { container: box, hydrate: true, onRecoverableError: complaints })
  expect(complaints).not.toHaveBeenCalled()
  expect(box.querySelector('h2')).toBe(kept)
})
