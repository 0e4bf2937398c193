// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { useState, type ComponentType } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ISLANDS } from '../../src/app/pages'
import { hydrateIslands } from '../../src/hydration/hydrate-islands'
import { stubMediaQueries, stubView } from '../support/stub-view'
import { takeErrors } from '../support/take-errors'

let view: ReturnType<typeof stubView>

beforeEach(() => {
  // Within `act` React throws to the test what a root would report.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  stubMediaQueries(() => false)
  view = stubView()
  document.body.innerHTML =
    '<div data-island="platform-features" data-trigger="visible"><button type="button">Features</button></div>' +
    '<div data-island="booking-confirmation" data-trigger="immediate"><h1>Thank you</h1></div>'
})

const settle = async () => new Promise((resolve) => setTimeout(resolve))

/** Hydrates the islands of the document, with the content of two of them. */
async function hydrate(Features: ComponentType, Thanks: ComponentType = () => <h1>Thank you</h1>) {
  hydrateIslands(document.body, {
    ...ISLANDS,
    'platform-features': async () => Features,
    'booking-confirmation': async () => Thanks,
  })
  await settle()
}

/** Lets everything come into view. */
async function show() {
  view.show(1)
  await settle()
}

function Broken(): never {
  throw new Error('A bug')
}

test('an island that throws while it is hydrated keeps its markup, and the others work', async () => {
  await hydrate(Broken)
  await show()
  expect(screen.getByText('Features')).toBeVisible()
  expect(screen.getByText('Features').parentElement).not.toHaveAttribute('data-hydrated')
  const report = ["The island 'platform-features' failed:", expect.any(Error)]
  expect(takeErrors()).toContainEqual(report)
  expect(screen.getByRole('heading').parentElement).toHaveAttribute('data-hydrated')
})

test('an island that throws later goes back to its markup', async () => {
  function Fragile() {
    const [isBroken, setIsBroken] = useState(false)
    if (isBroken) throw new Error('A bug')
    return (
      <button type="button" onClick={() => setIsBroken(true)}>
        Features
      </button>
    )
  }
  await hydrate(Fragile)
  await show()
  const before = screen.getByText('Features')
  before.click()
  await expect.poll(() => screen.getByText('Features')).not.toBe(before)
  expect(screen.getByText('Features')).toBeVisible()
  expect(takeErrors()).toHaveLength(1)
})

test('a confirmation is hydrated even in a background tab; other islands wait', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const entered = vi.fn<() => null>(() => null)
  await hydrate(
    () => <button type="button">Features</button>,
    function Thanks() {
      entered()
      return <h1>Thank you</h1>
    },
  )
  expect(entered).toHaveBeenCalled()
  expect(screen.getByText('Features').parentElement).not.toHaveAttribute('data-hydrated')
})

test.each([
  ['its second part is seen', () => view.show(1, screen.getByText('More'))],
  ['voice control clicks in it', () => screen.getByText('Features').click()],
])('an island is hydrated when %s', async (_name, act) => {
  screen.getByText('Features').insertAdjacentHTML('afterend', '<p>More</p>')
  await hydrate(() => (
    <>
      <button type="button">Features</button>
      <p>More</p>
    </>
  ))
  act()
  await expect.poll(() => document.querySelector('[data-hydrated] button')).toBeVisible()
})

test('a pinned section loads nothing until it can be pinned, although it is seen and touched', async () => {
  let pin = () => {}
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: (_type: string, listener: () => void) => (pin = listener),
  }))
  document.body.innerHTML =
    '<div data-island="home-steps" data-trigger="pinned"><p>Three steps</p></div>'
  hydrateIslands(document.body, { ...ISLANDS, 'home-steps': async () => () => <p>Three steps</p> })
  await show()
  screen.getByText('Three steps').dispatchEvent(new Event('pointermove', { bubbles: true }))
  await settle()
  const island = document.querySelector('[data-island]')
  expect(island).not.toHaveAttribute('data-hydrated')
  pin()
  await settle()
  expect(island).toHaveAttribute('data-hydrated')
})
