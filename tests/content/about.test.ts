import { expect, test } from 'vitest'
import { about } from '../../src/content/pages/about'

test('the six core values are in their order', () => {
  expect(about.values.items.map(({ name }) => name)).toEqual([
    'Innovation',
    'Client Partnership',
    'Integrity',
    'Efficiency',
    'Adaptability',
    'Passion',
  ])
})

test('mission, vision and approach are told, and the calls to action lead to contact and services', () => {
  expect([about.mission.title, about.vision.title, about.approach.title]).toEqual([
    'Our mission',
    'Our vision',
    'Our approach',
  ])
  expect(about.closing.links.map(({ to }) => to)).toEqual(['contact', 'services'])
})
