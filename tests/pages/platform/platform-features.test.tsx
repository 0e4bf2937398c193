// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { platformFeatures } from '../../../src/content/pages/platform'
import { PlatformFeatures } from '../../../src/pages/platform/platform-features'

function selected(): string | null {
  return screen.getByRole('tab', { selected: true }).textContent
}

afterEach(cleanup)

test('CRM is shown first', () => {
  render(<PlatformFeatures />)
  expect(selected()).toBe('CRM')
  expect(screen.getByRole('tabpanel', { name: 'CRM' }).dataset.state).toBe('active')
})

test('a tab shows its panel and puts the others away', async () => {
  render(<PlatformFeatures />)
  await userEvent.click(screen.getByRole('tab', { name: 'Marketing' }))
  expect(selected()).toBe('Marketing')
  const states = screen.getAllByRole('tabpanel').map(({ dataset }) => dataset.state)
  expect(states).toEqual(['inactive', 'active', 'inactive'])
})

test('a click alone is enough, as assistive technology sends it', () => {
  render(<PlatformFeatures />)
  fireEvent.click(screen.getByRole('tab', { name: 'Communication' }))
  expect(selected()).toBe('Communication')
})

test('the arrow keys move through the tabs and wrap', async () => {
  render(<PlatformFeatures />)
  act(() => {
    screen.getByRole('tab', { name: 'CRM' }).focus()
  })
  await userEvent.keyboard('{ArrowRight}')
  expect(selected()).toBe('Marketing')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(selected()).toBe('CRM')
})

test('each panel lists its four features', () => {
  render(<PlatformFeatures />)
  for (const panel of screen.getAllByRole('tabpanel')) {
    expect(within(panel).getAllByRole('heading', { level: 3 })).toHaveLength(4)
  }
})

test('prerendered, all panels are in the markup, the current tab can be reached, and no style is inline', () => {
  const markup = renderToStaticMarkup(<PlatformFeatures />)
  for (const { features } of platformFeatures.tabs) {
    for (const { name } of features) expect(markup).toContain(name)
  }
  expect(markup).not.toContain('style=')
  expect(markup).not.toContain('hidden=""')
  expect(markup).toMatch(
    /<button[^>]*aria-selected="true"[^>]*tabindex="0"|<button[^>]*tabindex="0"[^>]*aria-selected="true"/i,
  )
})
