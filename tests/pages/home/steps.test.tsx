// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Steps } from '../../../src/pages/home/steps'
import {
  installPinnedSection,
  VIEW_HEIGHT_PX,
  type PinnedSection,
} from '../../support/pinned-section'

const SECTION_HEIGHT_PX = 1.8 * VIEW_HEIGHT_PX
const TITLES = ['Consultation', 'Custom Strategy', 'Staged Launch']

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Renders the section and lets it come into view. */
function open({ motion }: { motion: boolean }): PinnedSection {
  const scene = installPinnedSection({ sectionHeight: SECTION_HEIGHT_PX, motion })
  render(<Steps />)
  act(() => {
    scene.intersect(true)
    scene.nextFrame()
  })
  return scene
}

/** The titles of the steps that are marked as the one to be seen. */
function currentTitles(): string[] {
  return screen
    .getAllByRole('listitem')
    .filter((item) => item.dataset.current !== undefined)
    .map((item) => item.querySelector('h3')?.textContent.replace(/^\d /, '') ?? '')
}

const thread = () => document.querySelector<HTMLElement>('[style*="translateX"]')?.style.transform

test.each([
  [0, 'Consultation'],
  [0.32, 'Consultation'],
  [0.34, 'Custom Strategy'],
  [0.67, 'Staged Launch'],
  [1, 'Staged Launch'],
])('at scroll progress %f one step is seen: %s; all can be read', (progress, title) => {
  const scene = open({ motion: true })
  act(() => {
    scene.scrollTo(0.5)
  })
  const before = thread()
  act(() => {
    scene.scrollTo(progress)
  })
  expect(currentTitles()).toEqual([title])
  expect(thread()).not.toBe(before)
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(TITLES.length)
})

test('the position is measured once per frame while the section is in view, and not at all elsewhere', () => {
  const scene = open({ motion: true })
  const before = scene.measurements()
  act(() => {
    for (const progress of [0.1, 0.2, 0.3, 0.4]) scene.scrollUnseen(progress)
    scene.nextFrame()
  })
  expect(scene.measurements() - before).toBe(1)
  act(() => {
    scene.intersect(false)
    scene.nextFrame()
  })
  const away = scene.measurements()
  act(() => {
    scene.scrollTo(1)
  })
  expect(scene.measurements()).toBe(away)
})

test('when prerendered, and if sections may not be pinned, the steps are a plain list', () => {
  const markup = renderToString(<Steps />)
  expect(markup).not.toContain('data-step')
  for (const title of TITLES) expect(markup).toContain(title)
  const scene = open({ motion: false })
  act(() => {
    scene.scrollTo(0.5)
  })
  expect(currentTitles()).toEqual([])
})
