// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Steps } from '../../../src/pages/home/steps'
import { installScrollScene, VIEW_HEIGHT_PX, type ScrollScene } from '../../support/scroll-scene'

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
function open({ motion }: { motion: boolean }): ScrollScene {
  const scene = installScrollScene({ sectionHeight: SECTION_HEIGHT_PX, motion })
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

test.each([
  [0, 'Consultation'],
  [0.32, 'Consultation'],
  [0.34, 'Custom Strategy'],
  [0.65, 'Custom Strategy'],
  [0.67, 'Staged Launch'],
  [1, 'Staged Launch'],
])('at scroll progress %f one step is seen: %s', (progress, title) => {
  const scene = open({ motion: true })
  act(() => {
    scene.scrollTo(progress)
  })
  expect(currentTitles()).toEqual([title])
})

test('scrolling back shows the earlier step again', () => {
  const scene = open({ motion: true })
  act(() => {
    scene.scrollTo(0.9)
    scene.scrollTo(0.1)
  })
  expect(currentTitles()).toEqual(['Consultation'])
})

/** How far the thread is pulled, in units of its drawing, which is 6400 wide. */
function pulledUnits(): number {
  const moved = document.querySelector<HTMLElement>('[style*="translateX"]')
  const share = moved?.style.transform.replace(/^translateX\(calc\(/, '') ?? ''
  return (Number.parseFloat(share) / 100) * 6400
}

test('the thread is pulled from +460 to -860 units', () => {
  const scene = open({ motion: true })
  act(() => {
    scene.scrollTo(0)
  })
  expect(pulledUnits()).toBeCloseTo(460)
  act(() => {
    scene.scrollTo(1)
  })
  expect(pulledUnits()).toBeCloseTo(-860)
})

test('all steps stay readable for assistive technology while one is seen', () => {
  const scene = open({ motion: true })
  act(() => {
    scene.scrollTo(0.5)
  })
  const headings = screen
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
  expect(headings).toEqual(TITLES.map((title, index) => `${index + 1} ${title}`))
})

test('the position is measured once per frame, however often scrolling is reported', () => {
  const scene = open({ motion: true })
  const before = scene.measurements()
  act(() => {
    for (const progress of [0.1, 0.2, 0.3, 0.4]) scene.scrollUnseen(progress)
    scene.nextFrame()
  })
  expect(scene.measurements() - before).toBe(1)
  expect(currentTitles()).toEqual(['Custom Strategy'])
})

test('nothing is measured while the section is out of view', () => {
  const scene = open({ motion: true })
  act(() => {
    scene.intersect(false)
    scene.nextFrame()
  })
  const before = scene.measurements()
  act(() => {
    scene.scrollTo(1)
  })
  expect(scene.measurements()).toBe(before)
})

test('where scenes may not move, the steps are a plain list that scrolling does not change', () => {
  const scene = open({ motion: false })
  act(() => {
    scene.scrollTo(0.5)
  })
  expect(currentTitles()).toEqual([])
  expect(screen.getAllByRole('listitem')).toHaveLength(TITLES.length)
})

test('the prerendered section is the plain list', () => {
  const markup = renderToString(<Steps />)
  expect(markup).not.toContain('data-step')
  for (const title of TITLES) expect(markup).toContain(title)
})
